import { escape } from '../text/html.ts';

/** A list of items for feed readers. Addresses are whole. */
export interface Feed {
  title: string;
  description: string;
  /** Of the list, and of the feed itself. */
  url: string;
  feedUrl: string;
  language: string;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  id: string;
  recordType: number;
  url: string;
  title: string;
  author: string;
  summary: string;
  /** As HTML; empty where an item has words in its summary alone. */
  html: string;
  picture: { url: string; type: string } | null;
  terms: readonly string[];
  publishedAt: Date;
  updatedAt: Date;
}

const inCdata = (html: string) => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
/** Control characters are no XML, not even escaped. */
const clean = (text: string) => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '');
const tag = (name: string, text: string) => (text === '' ? '' : `<${name}>${escape(clean(text))}</${name}>`);

export function rssFeed(feed: Feed): string {
  const latest = feed.entries[0]?.updatedAt;
  const head = [
    tag('title', feed.title),
    tag('link', feed.url),
    `<description>${escape(clean(feed.description))}</description>`,
    tag('language', feed.language),
    latest ? tag('lastBuildDate', latest.toUTCString()) : '',
    `<atom:link href="${escape(feed.feedUrl)}" rel="self" type="application/rss+xml"/>`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${[...head, ...feed.entries.map(rssEntry)].filter((line) => line !== '').join('\n')}
</channel>
</rss>
`;
}

function rssEntry(entry: FeedEntry): string {
  return `<item>${[
    tag('title', entry.title),
    tag('link', entry.url),
    `<guid isPermaLink="false">${escape(entry.id)}</guid>`,
    tag('pubDate', entry.publishedAt.toUTCString()),
    tag('dc:creator', entry.author),
    ...entry.terms.map((term) => tag('category', term)),
    tag('description', entry.summary),
    entry.html === '' ? '' : `<content:encoded>${inCdata(clean(entry.html))}</content:encoded>`,
    entry.picture
      ? `<media:content url="${escape(entry.picture.url)}" type="${entry.picture.type}" medium="image"/>`
      : '',
  ].join('')}</item>`;
}

/** The same by the rules of jsonfeed.org, version 1.1. */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.url,
    feed_url: feed.feedUrl,
    ...(feed.description !== '' && { description: feed.description }),
    language: feed.language,
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      // What the format calls an extension begins with an underscore.
      _item: { recordType: entry.recordType },
      ...(entry.summary !== '' && { summary: entry.summary }),
      ...(entry.html === '' ? { content_text: entry.summary } : { content_html: entry.html }),
      ...(entry.picture && { image: entry.picture.url }),
      date_published: entry.publishedAt.toISOString(),
      date_modified: entry.updatedAt.toISOString(),
      ...(entry.author !== '' && { authors: [{ name: entry.author }] }),
      ...(entry.terms.length > 0 && { tags: entry.terms }),
    })),
  });
}
