import { expect, test } from 'vitest';
import { fromText } from '#core/rich-text/from-text.ts';
import { draw } from '../kit/testing/draw.tsx';
import text from './block.ts';

const drawDoc = (...content: unknown[]) => draw(text, { text: { type: 'doc', content } });
const linked = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'words', marks: [{ type: 'link', attrs: { href } }] }],
});

test.each([
  ['## Title', '<h2>Title</h2>'],
  ['- one\n- two', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'],
  ['1. one\n2. two', '<ol><li><p>one</p></li><li><p>two</p></li></ol>'],
  ['> said', '<blockquote><p>said</p></blockquote>'],
  ['---', '<hr/>'],
  ['**bold** and *quiet*', '<p><strong>bold</strong> and <em>quiet</em></p>'],
  ['[here](/shop)', '<p><a href="/shop">here</a></p>'],
  ['a < b & c', '<p>a &lt; b &amp; c</p>'],
])('%j', (source, markup) => {
  expect(draw(text, { text: fromText(source) })).toBe(
    `<div class="prose" data-size="normal">${markup}</div>`,
  );
});

test('numbers of a list go on where they should', () => {
  const words = [{ type: 'text', text: 'Four' }];
  const item = { type: 'listItem', content: [{ type: 'paragraph', content: words }] };
  expect(drawDoc({ type: 'orderedList', attrs: { start: 4 }, content: [item] })).toContain('<ol start="4">');
});

test('a link to a new window cannot reach back', () => {
  const [paragraph] = [linked('https://example.com')];
  paragraph.content[0]?.marks.splice(0, 1, {
    type: 'link',
    attrs: { href: 'https://example.com', target: '_blank' } as { href: string },
  });
  expect(drawDoc(paragraph)).toContain('<a href="https://example.com" target="_blank" rel="noopener">');
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  'javascript%3Aalert(1)',
  '%6aavascript:alert(1)',
  'view-source:javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '',
])('%j never becomes an address', (href) => {
  expect(drawDoc(linked(href))).toBe('<div class="prose" data-size="normal"><p>words</p></div>');
});

test.each(['/shop', '#top', 'https://example.com/a?b=c', 'mailto:a@example.com', 'tel:+4912345'])(
  '%j does',
  (href) => {
    expect(drawDoc(linked(href))).toContain(`<a href="${href}">words</a>`);
  },
);

test('a colour that is none is left out, as is everything unknown', () => {
  const paragraph = {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'red', marks: [{ type: 'textStyle', attrs: { color: '#b4452b' } }] },
      { type: 'text', text: 'no', marks: [{ type: 'textStyle', attrs: { color: 'url(//x)' } }] },
      { type: 'text', text: 'ne', marks: [{ type: 'script' }, { type: '__proto__' }] },
    ],
  };
  expect(drawDoc(paragraph, { type: 'iframe', attrs: { src: '//x' } })).toBe(
    '<div class="prose" data-size="normal"><p><span style="color:#b4452b">red</span>none</p></div>',
  );
});
