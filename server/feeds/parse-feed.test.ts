import { expect, test } from 'vitest';
import { parseFeed } from './parse-feed.ts';

const BASE = 'https://example.com/feed.xml';

test('entries of RSS', () => {
  const xml = `<?xml version="1.0"?><rss><channel><title>Feed</title><link>https://example.com</link>
    <item><title>Salt &amp; time</title><link>https://example.com/salt</link>
      <pubDate>Fri, 01 May 2026 08:00:00 GMT</pubDate><description><![CDATA[<p>Four <b>days</b>.</p>]]></description></item>
    <item><title>No link</title></item>
    <item><title>Bad</title><link>javascript:alert(1)</link></item></channel></rss>`;
  expect(parseFeed(xml, BASE)).toEqual([
    {
      title: 'Salt & time',
      href: 'https://example.com/salt',
      publishedAt: '2026-05-01T08:00:00.000Z',
      excerpt: 'Four days.',
    },
  ]);
});

test('entries of Atom', () => {
  const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Feed</title>
    <entry><title>Rye</title><link rel="self" href="/self"/><link href="/rye"/><published>2026-05-01T08:00:00Z</published>
      <author><name>Ada</name></author><summary>Slow.</summary></entry></feed>`;
  expect(parseFeed(xml, BASE)).toEqual([
    {
      title: 'Rye',
      href: 'https://example.com/rye',
      publishedAt: '2026-05-01T08:00:00.000Z',
      excerpt: 'Slow.',
    },
  ]);
});

test.each(['', 'not xml at all', '<html><body>No</body></html>', '<rss><channel><item><title>x'])(
  '%j has no entries',
  (xml) => {
    expect(parseFeed(xml, BASE)).toEqual([]);
  },
);

test('of a damaged feed, what came before the damage', () => {
  const xml = '<rss><item><title>A</title><link>https://a.example/</link></item><item></rss></wrong';
  expect(parseFeed(xml, BASE).map(({ title }) => title)).toEqual(['A']);
});
