import { describe, expect, test } from 'vitest';
import { classifyLink, recognizeLink, safeHref } from './links.ts';

describe('classes', () => {
  test.each([
    ['', 'empty string'],
    ['   ', 'empty string'],
    ['#section', 'anchor'],
    ['  #a ', 'anchor'],
    ['/about', 'content link'],
    ['/shop', 'content link'],
    ['/s', 'content link'],
    ['/', 'content link'],
    ['/s/doc.pdf', 'file link'],
    ['https://example.com', 'external link'],
    ['HTTP://EXAMPLE.COM', 'external link'],
    ['//cdn.example.com/a', 'external link'],
    ['ftp://example.com', 'external link'],
    ['http:example.com', 'malformed protocol'],
    ['https:/example.com', 'malformed protocol'],
    ['https:example.com', 'malformed protocol'],
    ['ftp:example.com', 'malformed protocol'],
    ['http:', 'malformed protocol'],
    ['mailto:a@b.com', 'other protocol'],
    ['tel:+1-555', 'other protocol'],
    ['tel:5551234', 'other protocol'],
    ['sms:5551', 'other protocol'],
    ['javascript:alert(1)', 'other protocol'],
    ['webcal://example.com', 'other protocol'],
    ['example.com', 'default'],
    ['sip:100', 'other protocol'],
    ['localhost:3000/x', 'default'],
    ['example.com:8080', 'default'],
    ['about', 'default'],
    ['?page=2', 'default'],
  ])('%j is %s', (link, expected) => {
    expect(classifyLink(link)).toBe(expected);
  });
});

const padded = (start: string, length: number, fill = '1') => start.padEnd(length, fill);

describe('recognition', () => {
  test.each([
    ['#top', 'anchor'],
    ['top', undefined],
    [padded('#', 99), 'anchor'],
    [padded('#', 100), undefined],
    [padded('tel:', 49), 'tel'],
    [padded('tel:', 50), undefined],
    ['tel:+1-212-555', 'tel'],
    ['tel:(212)555', undefined],
    ['tel:12a4', undefined],
    ['tel:12 34', undefined],
    ['tel:123', undefined],
    ['tel:1234', 'tel'],
    [padded('sms:', 999), 'sms'],
    [padded('sms:', 1000), undefined],
    ['sms:+1(212)555-0100', 'sms'],
    ['sms:12a', undefined],
    ['sms:2125550100,2125550101', 'sms'],
    ['sms:5551;5552', undefined],
    ['sms:5551,,5552', undefined],
    ['sms:', undefined],
    [`mailto:a@b.${'c'.repeat(988)}`, 'mailto'],
    [`mailto:a@b.${'c'.repeat(989)}`, undefined],
    ['mailto:a@b.co', 'mailto'],
    ['MAILTO:a@b.co', 'mailto'],
    ['mailto:a@b@c.co', undefined],
    ['mailto:ab.co', undefined],
    ['mailto:a@host', undefined],
    ['mailto:a@host.', undefined],
    ['mailto:a@.com', undefined],
    ['mailto:@host.com', undefined],
    ['mailto:a@b.com?subject=Hi', 'mailto'],
    ['mailto:a@b.com?cc=c@d.com', 'mailto'],
    [padded('javascript:', 249), 'javascript'],
    [padded('javascript:', 250), undefined],
    [padded('ftp://', 99), 'ftp'],
    [padded('ftp://', 100), undefined],
    ['ftp:host', undefined],
    [padded('/', 149), 'internal'],
    [padded('/', 150), undefined],
    ['https://example.com/a?b#c', 'web'],
    ['//example.com', 'web'],
    ['https://', undefined],
    ['http:example.com', undefined],
    ['example.com', undefined],
    ['', undefined],
  ])('%s → %s', (link, kind) => {
    expect(recognizeLink(link)).toBe(kind);
  });
});

describe('live links', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '  javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\r\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001\u001fjavascript:alert(1)',
    'javascript\u00a0:alert(1)',
    'java\u200bscript:alert(1)',
    'java\u00adscript:alert(1)',
    '\ufeffjavascript:alert(1)',
    'javascript :alert(1)',
    '&#106;avascript:alert(1)',
    '&#0000106avascript:alert(1)',
    '&#000000000000106;avascript:alert(1)',
    '&#x6A;avascript:alert(1)',
    'vbs&#X63ript:alert(1)',
    'javascript&colon;alert(1)',
    'java&Tab;script:alert(1)',
    'java&NewLine;script:alert(1)',
    '&amp;#106;avascript:alert(1)',
    'javascript%3Aalert(1)',
    '%6Aavascript:alert(1)',
    '%256Aavascript:alert(1)',
    'javascript：alert(1)',
    'view-source:javascript:alert(1)',
    'vbscript:msgbox(1)',
    'VBSCRIPT:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/HTML;base64,PHNjcmlwdD4=',
    ' d&#97;ta:text/html,x',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:,x',
    '',
    '   ',
  ])('%j never becomes an href', (link) => {
    expect(safeHref(link)).toBeUndefined();
  });

  test.each([
    ['/about', '/about'],
    [' https://example.com/?a=1&b=2 ', 'https://example.com/?a=1&b=2'],
    ['/search?q=javascript:', '/search?q=javascript:'],
    ['#javascript:', '#javascript:'],
    ['https://example.com/a%20b', 'https://example.com/a%20b'],
    ['mailto:a@b.co?subject=javascript:', 'mailto:a@b.co?subject=javascript:'],
    ['tel:+12125550100', 'tel:+12125550100'],
    ['javascript', 'javascript'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['&#99999999;/x', '&#99999999;/x'],
  ])('%j stays %j', (link, href) => {
    expect(safeHref(link)).toBe(href);
  });
});
