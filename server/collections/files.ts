import { pathBelow, type CollectionAddress } from '#core/collections/address.ts';
import { KINDS } from '#core/collections/kinds.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import { renditionUrl } from '#core/images/images.ts';
import { urlIn } from '#core/languages/site-languages.ts';
import { localeOf } from '#core/settings/locale.ts';
import { calendarFile, type CalendarEvent } from '#core/feeds/ics.ts';
import { jsonFeed, rssFeed, type Feed } from '#core/feeds/rss.ts';
import type { Card } from '#site/collections/view.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { TextFile } from '../serving/answers.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Place } from './places.ts';
import type { Reading } from './reading.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';
import { placeWords } from '#core/maps/location.ts';

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

/** What a file is made from: the site as a visitor gets it. */
type Source = Pick<Scene, 'shelf' | 'snapshot' | 'path'>;
type PlaceOf<What extends CollectionAddress['what']> = Place<Extract<CollectionAddress, { what: What }>>;

/** Feeds and calendars of collections. */
export function makeCollectionFiles(deps: { reading: Reading; bundle: Bundle }) {
  const { reading, bundle } = deps;

  return {
    /** One event; nothing for an item that is not there or has no time. */
    async itemCalendar({ shelf, snapshot }: Source, place: PlaceOf<'itemCalendar'>) {
      const { settings } = snapshot;
      const urlOf = urlsIn(snapshot);
      const opened = await reading.openItem(shelf, place.collection, place.address.slug);
      if (!opened) return undefined;
      const { item, view, updatedAt } = opened;
      const url = urlOf(pathBelow(place.collection.collection, item.slug));
      const event = eventOf({ url, id: view.id, item, updatedAt });
      return event && calendar(item.title, [event], settings.site.timezone);
    },

    async feed(
      { shelf, snapshot, path }: Source,
      { collection: at, address: { format } }: PlaceOf<'feed'>,
    ): Promise<TextFile> {
      const { settings } = snapshot;
      const urlOf = urlsIn(snapshot);
      const { collection } = at;
      const latest = await reading.latest(shelf, at);
      if (format === 'ics') {
        const events = latest.flatMap(
          ({ card, item, updatedAt }) =>
            eventOf({ url: urlOf(card.path), id: card.id, item, updatedAt }) ?? [],
        );
        return calendar(collection.title, events, settings.site.timezone);
      }
      const { feedBody } = await bundle.entry();
      const feed: Feed = {
        title: `${collection.title} — ${settings.site.title}`,
        description: collection.description || collection.intro || settings.site.description,
        url: urlOf(collection.path),
        feedUrl: urlOf(path),
        language: localeOf(settings.site),
        entries: latest.map((each) => ({
          ...entryOf(snapshot, each, (item) => feedBody(item.body, snapshot, wordsOfSite(settings))),
          recordType: KINDS[collection.kind].recordType,
        })),
      };
      return { type: TYPES[format], body: format === 'rss' ? rssFeed(feed) : jsonFeed(feed) };
    },
  };
}

export type CollectionFiles = ReturnType<typeof makeCollectionFiles>;

/** The whole address of a page in the language of whoever reads. */
const urlsIn =
  ({ baseUrl, languages }: Source['snapshot']) =>
  (path: string): string =>
    urlIn(languages, languages.current, { baseUrl, path });

function entryOf(
  snapshot: Source['snapshot'],
  { card, item, updatedAt }: Latest,
  html: (item: ItemDocument) => string,
): Omit<Feed['entries'][number], 'recordType'> {
  const { baseUrl } = snapshot;
  const { src } = item.thumbnail;
  return {
    id: card.id,
    url: urlsIn(snapshot)(card.path),
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

const calendar = (title: string, events: readonly CalendarEvent[], zone: string): TextFile => ({
  type: TYPES.ics,
  body: calendarFile(title, events, zone),
});

function eventOf({
  url,
  id,
  item,
  updatedAt,
}: {
  url: string;
  id: string;
  item: ItemDocument;
  updatedAt: Date;
}): CalendarEvent | undefined {
  const { startsAt, endsAt, isAllDay } = item.event;
  if (startsAt === '') return undefined;
  return {
    id,
    url,
    title: item.title,
    summary: item.excerpt,
    place: placeWords(item.place),
    startsAt: new Date(startsAt),
    endsAt: endsAt === '' ? null : new Date(endsAt),
    isAllDay,
    updatedAt,
  };
}
