import type { CollectionKind } from '#core/collections/kinds.ts';
import { pathBelow } from '#core/collections/address.ts';
import { NO_IMAGE, type ImageValue } from '#core/fields/index.ts';
import { saidTerm } from '#core/languages/terms/said-terms.ts';
import { filterWords, listTitle } from '../collections/words.ts';
import type { PageInput } from '../page-input.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';

type OgType = 'website' | 'article' | 'video.other' | 'music.song' | 'music.album';

/** What an item of a kind is to those who share it; those not named are pages like others. */
const ITEM_TYPES: Partial<Record<CollectionKind, OgType>> = {
  blog: 'article',
  lessons: 'article',
  custom: 'article',
  videos: 'video.other',
  album: 'music.song',
};

/** What the head of a page tells of it, whatever kind of page it is. */
export interface PageFacts {
  title: string;
  seoTitle: string;
  description: string;
  /** For shared links, the best one first. */
  pictures: readonly ImageValue[];
  isHidden: boolean;
  isCollection: boolean;
  ogType: OgType;
  properties: readonly (readonly [name: string, value: string])[];
  feeds: readonly { type: string; href: string; title: string }[];
}

const NOTHING: PageFacts = {
  title: '',
  seoTitle: '',
  description: '',
  pictures: [],
  isHidden: true,
  isCollection: false,
  ogType: 'website',
  properties: [],
  feeds: [],
};

export function factsOf(input: PageInput): PageFacts {
  const { content } = input;
  switch (content.kind) {
    case 'special':
      return { ...NOTHING, isCollection: content.special.name === 'search' };
    case 'document': {
      const { title, seoTitle, description, shareImage, noIndex } = content.document;
      return { ...NOTHING, title, seoTitle, description, pictures: [shareImage], isHidden: noIndex };
    }
    case 'collection':
      return listFacts(input, content);
    case 'item':
      return itemFacts(input, content);
  }
}

function listFacts(
  { settings }: PageInput,
  { collection, view }: Extract<PageInput['content'], { kind: 'collection' }>,
): PageFacts {
  const isWhole = view.filter === null && view.calendar === null && view.firstPath === null;
  const name = listTitle(collection, view, settings.site);
  const thumbnail = view.cards[0]?.details.thumbnail ?? NO_IMAGE;
  return {
    ...NOTHING,
    title: isWhole
      ? name
      : [collection.title, filterWords(view, wordsOfSite(settings).of('content')), name]
          .filter((word) => word !== '')
          .join(' '),
    seoTitle: isWhole ? collection.seoTitle : '',
    description: collection.description || collection.intro,
    pictures: [collection.shareImage, thumbnail],
    // Later pages and narrowed lists show nothing that is not found elsewhere.
    isHidden: collection.noIndex || view.firstPath !== null,
    isCollection: true,
    ogType: collection.kind === 'album' ? 'music.album' : 'website',
    feeds: feedsOf(collection),
  };
}

function itemFacts(
  _: PageInput,
  { collection, item, view, updatedAt }: Extract<PageInput['content'], { kind: 'item' }>,
): PageFacts {
  const ogType = ITEM_TYPES[collection.kind] ?? 'website';
  const said = (name: string) => saidTerm(view.termNames, name);
  const properties = [
    ['article:published_time', view.publishedAt],
    ['article:modified_time', updatedAt],
    ...(item.author === '' ? [] : [['article:author', item.author] as const]),
    ...item.categories.slice(0, 1).map((name) => ['article:section', said(name)] as const),
    ...item.tags.map((name) => ['article:tag', said(name)] as const),
  ] as const;
  return {
    ...NOTHING,
    title: item.title,
    seoTitle: item.seoTitle,
    description: item.description || item.excerpt,
    pictures: [item.shareImage, item.thumbnail],
    isHidden: item.noIndex,
    isCollection: true,
    ogType,
    properties: ogType === 'article' ? properties : [],
    feeds: feedsOf(collection),
  };
}

function feedsOf(collection: { path: string; title: string; kind: string }): PageFacts['feeds'] {
  const { title } = collection;
  return [
    { type: 'application/rss+xml', href: pathBelow(collection, 'feed.xml'), title },
    { type: 'application/feed+json', href: pathBelow(collection, 'feed.json'), title },
    ...(collection.kind === 'events'
      ? [{ type: 'text/calendar', href: pathBelow(collection, 'calendar.ics'), title }]
      : []),
  ];
}
