import { urlIn } from '#core/languages/site-languages.ts';
import { saidTerm } from '#core/languages/terms/said-terms.ts';
import { renditionUrl } from '#core/images/images.ts';
import { addressOf } from '#core/maps/location.ts';
import { isoDuration } from '#core/collections/media/duration.ts';
import type { ItemDocument } from '#core/collections/item.ts';
import type { CollectionKind } from '#core/collections/kinds.ts';
import type { PageInput } from '../page-input.ts';

const LISTS: Partial<Record<CollectionKind, string>> = {
  blog: 'Blog',
  album: 'MusicAlbum',
  gallery: 'ImageGallery',
  lessons: 'Course',
};
const ITEMS: Partial<Record<CollectionKind, string>> = {
  blog: 'BlogPosting',
  events: 'Event',
  album: 'MusicRecording',
  videos: 'VideoObject',
  gallery: 'ImageObject',
  portfolio: 'CreativeWork',
  lessons: 'LearningResource',
};

const TIMED: readonly CollectionKind[] = ['videos', 'album'];

/** What search engines learn of lists and items beyond any page. */
export function kindData(input: PageInput): Record<string, unknown> {
  const { content, baseUrl, languages } = input;
  const urlOf = (path: string) => urlIn(languages, languages.current, { baseUrl, path });
  if (content.kind === 'document' && content.parts)
    return {
      '@type': 'CollectionPage',
      hasPart: content.parts.map(({ path, title }) => ({
        '@type': 'WebPage',
        name: title,
        url: urlOf(path),
      })),
    };
  if (content.kind === 'collection')
    return {
      '@type': LISTS[content.collection.kind] ?? 'CollectionPage',
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: content.view.cards.map(({ path, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: urlOf(path),
        })),
      },
    };
  if (content.kind !== 'item') return {};
  const { item, collection, view } = content;
  return {
    '@type': ITEMS[collection.kind] ?? 'Article',
    ...(collection.kind === 'blog' && { headline: item.title }),
    name: item.title,
    datePublished: view.publishedAt,
    ...(item.author !== '' && { author: { '@type': 'Person', name: item.author } }),
    ...(item.thumbnail.src !== '' && { image: baseUrl + renditionUrl(item.thumbnail.src, 1500) }),
    ...(item.tags.length > 0 && {
      keywords: item.tags.map((tag) => saidTerm(view.termNames, tag)).join(', '),
    }),
    ...(collection.kind === 'events' && eventData(item)),
    ...(collection.kind === 'videos' && {
      uploadDate: view.publishedAt,
      thumbnailUrl: thumbnailOf(baseUrl, item),
    }),
    ...(TIMED.includes(collection.kind) && item.duration !== '' && { duration: isoDuration(item.duration) }),
    ...(collection.kind === 'lessons' && {
      isPartOf: { '@type': 'Course', name: collection.title, url: urlOf(collection.path) },
    }),
    ...(collection.kind === 'album' &&
      item.track.artist !== '' && { byArtist: { '@type': 'MusicGroup', name: item.track.artist } }),
  };
}

function thumbnailOf(baseUrl: string, { thumbnail }: ItemDocument): string {
  return thumbnail.src === '' ? '' : baseUrl + renditionUrl(thumbnail.src, 750);
}

function eventData({ event, place }: ItemDocument): Record<string, unknown> {
  const address = addressOf(place);
  return {
    ...(event.startsAt !== '' && { startDate: event.startsAt }),
    ...(event.endsAt !== '' && { endDate: event.endsAt }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...((place.addressTitle !== '' || address !== '') && {
      location: { '@type': 'Place', name: place.addressTitle || address, ...(address !== '' && { address }) },
    }),
  };
}
