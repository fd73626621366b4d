import { pathBelow } from '#core/collections/address.ts';
import { KINDS } from '#core/collections/kinds.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import { renditionUrl } from '#core/images/images.ts';
import { localeOf } from '#core/settings/locale.ts';
import { calendarFile, type CalendarEvent } from '#core/feeds/ics.ts';
import { jsonFeed, rssFeed, type Feed } from '#core/feeds/rss.ts';
import type { Card } from '#site/collections/view.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { PageRequest, Pages } from '../serving/pages.ts';
import type { Reading } from './reading.ts';

/** Feeds and calendars of collections. */
export interface CollectionFile {
  type: string;
  body: string;
}

const TYPES = {
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
} as const;

interface Latest {
  card: Card;
  item: ItemDocument;
  updatedAt: Date;
}

export function makeCollectionFiles(deps: { reading: Reading; pages: Pages; bundle: Bundle }) {
  const { reading, pages, bundle } = deps;

  return {
    /** The file at an address; nothing where there is none. */
    async find(request: PageRequest): Promise<CollectionFile | undefined> {
      const found = request.draft ? undefined : await pages.filePlace(request);
      if (!found) return undefined;
      const { place, shelf, snapshot } = found;
      const { address } = place;
      const { collection } = place.collection;
      const { baseUrl, settings } = snapshot;
      const zone = settings.site.timezone;
      if (address.what === 'itemCalendar') {
        const opened = await reading.open(shelf, { ...place, address: { what: 'item', slug: address.slug } });
        if (opened?.what !== 'item') return undefined;
        const path = pathBelow(collection, opened.item.slug);
        const event = eventOf(baseUrl + path, opened.view.id, opened.item, opened.updatedAt);
        return event && { type: TYPES.ics, body: calendarFile(opened.item.title, [event], zone) };
      }
      if (address.what !== 'feed') return undefined;
      const latest = await reading.latest(shelf, place.collection);
      if (address.format === 'ics') {
        const events = latest.flatMap(
          ({ card, item, updatedAt }) => eventOf(baseUrl + card.path, card.id, item, updatedAt) ?? [],
        );
        return { type: TYPES.ics, body: calendarFile(collection.title, events, zone) };
      }
      const { feedBody } = await bundle.entry();
      const feed: Feed = {
        title: `${collection.title} — ${settings.site.title}`,
        description: collection.description || collection.intro || settings.site.description,
        url: baseUrl + collection.path,
        feedUrl: baseUrl + request.path,
        language: localeOf(settings.site),
        entries: latest.map((each) => ({
          ...entryOf(baseUrl, each, (item) => feedBody(item.body, baseUrl)),
          recordType: KINDS[collection.kind].recordType,
        })),
      };
      return { type: TYPES[address.format], body: address.format === 'rss' ? rssFeed(feed) : jsonFeed(feed) };
    },
  };
}

export type CollectionFiles = ReturnType<typeof makeCollectionFiles>;

function entryOf(
  baseUrl: string,
  { card, item, updatedAt }: Latest,
  html: (item: ItemDocument) => string,
): Omit<Feed['entries'][number], 'recordType'> {
  const { src } = item.thumbnail;
  return {
    id: card.id,
    url: baseUrl + card.path,
    title: item.title,
    author: item.author,
    summary: item.excerpt,
    html: html(item),
    picture: src === '' ? null : { url: baseUrl + renditionUrl(src, 1500), type: 'image/webp' },
    terms: [...item.categories, ...item.tags],
    publishedAt: new Date(card.publishedAt),
    updatedAt,
  };
}

function eventOf(url: string, id: string, item: ItemDocument, updatedAt: Date): CalendarEvent | undefined {
  const { startsAt, endsAt, isAllDay } = item.event;
  if (startsAt === '') return undefined;
  const { name, street, city, country } = item.place;
  return {
    id,
    url,
    title: item.title,
    summary: item.excerpt,
    place: [name, street, city, country].filter((part) => part !== '').join(', '),
    startsAt: new Date(startsAt),
    endsAt: endsAt === '' ? null : new Date(endsAt),
    isAllDay,
    updatedAt,
  };
}
