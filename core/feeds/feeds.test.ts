import { describe, expect, test } from 'vitest';
import { calendarFile, type CalendarEvent } from './ics.ts';
import { jsonFeed, rssFeed, type Feed } from './rss.ts';

const MOMENT = new Date('2026-10-03T07:00:00Z');
const feed: Feed = {
  title: 'Salt & more',
  description: '',
  url: 'https://a.test/journal',
  feedUrl: 'https://a.test/journal/feed.xml',
  language: 'en',
  entries: [
    {
      id: 'a'.repeat(24),
      url: 'https://a.test/journal/salt',
      title: '<b> & "co"\u0000',
      author: 'Ruth',
      summary: 'Wind.',
      html: '<p>a ]]> b</p>',
      picture: { url: 'https://a.test/images/x?format=1500w', type: 'image/webp' },
      recordType: 1,
      terms: ['Sea', 'Salt'],
      publishedAt: MOMENT,
      updatedAt: MOMENT,
    },
  ],
};

test('RSS holds what was written, and nothing that ends an element early', () => {
  const xml = rssFeed(feed);
  expect(xml).toContain('<title>Salt &amp; more</title>');
  expect(xml).toContain('<title>&lt;b&gt; &amp; &quot;co&quot;</title>');
  expect(xml).toContain('<content:encoded><![CDATA[<p>a ]]]]><![CDATA[> b</p>]]></content:encoded>');
  expect(xml).toContain('<pubDate>Sat, 03 Oct 2026 07:00:00 GMT</pubDate>');
  expect(xml).toContain('<category>Sea</category><category>Salt</category>');
});

test('a feed without items is still one', () => {
  expect(rssFeed({ ...feed, entries: [] })).toContain('</channel>');
  expect(JSON.parse(jsonFeed({ ...feed, entries: [] }))).toMatchObject({ items: [] });
});

test('JSON has the same entries', () => {
  expect(JSON.parse(jsonFeed(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    items: [{ title: '<b> & "co"\u0000', authors: [{ name: 'Ruth' }], tags: ['Sea', 'Salt'] }],
  });
});

const event: CalendarEvent = {
  id: 'a'.repeat(24),
  url: 'https://a.test/events/harvest',
  title: 'Harvest; first, day',
  summary: 'One\nTwo',
  place: '',
  startsAt: MOMENT,
  endsAt: null,
  isAllDay: false,
  updatedAt: MOMENT,
};
const linesOf = (more: Partial<CalendarEvent>, zone = 'Europe/Berlin') =>
  calendarFile('Events', [{ ...event, ...more }], zone).split('\r\n');

describe('a file for calendars', () => {
  test.each([
    ['signs are escaped', {}, 'SUMMARY:Harvest\\; first\\, day'],
    ['line breaks too', {}, 'DESCRIPTION:One\\nTwo'],
    ['an hour where no end is given', {}, 'DTEND:20261003T080000Z'],
    ['an end before the beginning is none', { endsAt: new Date(0) }, 'DTEND:20261003T080000Z'],
    ['whole days end before the next', { isAllDay: true }, 'DTEND;VALUE=DATE:20261004'],
  ])('%s', (_, more, line) => {
    expect(linesOf(more)).toContain(line);
  });

  test('no line is longer than 75 bytes', () => {
    const lines = linesOf({ title: 'ä🌊'.repeat(100) });
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(lines.join('').replaceAll(/\s/g, '')).toContain('ä🌊'.repeat(100));
  });
});
