import { SaxesParser } from 'saxes';
import type { FeedEntry } from '#core/collections/block-content.ts';
import { safeHref } from '#core/links/links.ts';
import { wordsOfHtml } from '#core/text/html.ts';

const MAX_ENTRIES = 20;
const MAX_TITLE = 200;
const MAX_EXCERPT = 280;

/** What RSS and Atom call the parts of an entry. */
const PARTS: Readonly<Record<string, keyof FeedEntry>> = {
  title: 'title',
  link: 'href',
  pubDate: 'publishedAt',
  published: 'publishedAt',
  updated: 'publishedAt',
  'dc:date': 'publishedAt',
  description: 'excerpt',
  summary: 'excerpt',
};

/** The entries of an RSS or Atom feed. Of one that is damaged, those before the damage. */
export function parseFeed(xml: string, base: string): FeedEntry[] {
  const entries: FeedEntry[] = [];
  let entry: Record<keyof FeedEntry, string> | undefined;
  let depth = 0;
  let part: keyof FeedEntry | undefined;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => {
    if (!entry) {
      if (/^(?:item|entry)$/.test(name)) entry = { title: '', href: '', publishedAt: '', excerpt: '' };
      return;
    }
    depth += 1;
    if (depth > 1) return;
    part = entry[PARTS[name] ?? 'title'] === '' || name === 'published' ? PARTS[name] : undefined;
    const { href = '', rel = 'alternate' } = attributes;
    if (name === 'link' && href !== '' && rel === 'alternate' && entry.href === '') entry.href = href;
  });
  const hear = (text: string) => {
    if (entry && part && entry[part].length < 10_000) entry[part] += text;
  };
  parser.on('text', hear);
  parser.on('cdata', hear);
  parser.on('closetag', () => {
    if (!entry) return;
    if (depth > 0) {
      depth -= 1;
      if (depth === 0) part = undefined;
      return;
    }
    const clean = cleaned(entry, base);
    if (clean && entries.length < MAX_ENTRIES) entries.push(clean);
    entry = undefined;
  });
  parser.on('error', () => {});
  try {
    parser.write(xml).close();
  } catch {
    // What came before the damage is good enough.
  }
  return entries;
}

function cleaned(entry: FeedEntry, base: string): FeedEntry | undefined {
  const title = wordsOfHtml(entry.title).trim().slice(0, MAX_TITLE);
  const given = entry.href.trim();
  const href = given !== '' && URL.canParse(given, base) ? new URL(given, base).href : '';
  if (title === '' || safeHref(href) === undefined || !/^https?:/.test(href)) return undefined;
  const time = Date.parse(entry.publishedAt.trim());
  return {
    title,
    href,
    publishedAt: Number.isNaN(time) ? '' : new Date(time).toISOString(),
    excerpt: wordsOfHtml(entry.excerpt).replaceAll(/\s+/g, ' ').slice(0, MAX_EXCERPT),
  };
}
