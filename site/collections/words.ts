import type { Collection } from '#core/collections/collection.ts';
import { monthWords } from '#core/collections/words.ts';
import type { Region } from '#core/settings/locale.ts';
import type { ListView } from './view.ts';
import type { Say } from '#core/words/words.ts';

/** What the first heading of a list says. */
export function listTitle(
  { title }: Pick<Collection, 'title'>,
  { filter, calendar }: ListView,
  site: Region,
): string {
  if (calendar) return monthWords(calendar.month, site);
  if (!filter) return title;
  return filter.kind === 'archive' ? monthWords(filter.name, site) : filter.name;
}

/** A list that is not the whole collection, in words for titles. */
const FILTERS = { tag: 'tagged', category: 'about', author: 'byAuthor', archive: 'from' } as const;

export function filterWords({ filter }: ListView, say: Say<'content'>): string {
  return filter ? say(FILTERS[filter.kind]) : '';
}
