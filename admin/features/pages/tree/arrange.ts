import type { DocumentEntry } from '#contract/content/content.ts';
import { say } from './words.ts';

export const SORTS = {
  navigation: say('byNavigation'),
  title: say('byTitle'),
  address: say('byAddress'),
  changed: say('lastChangedFirst'),
} as const;
export type Sort = keyof typeof SORTS;

/** The pages that match some words, in order. The menus have an order of their own, which is no list. */
export function arrange(
  pages: readonly DocumentEntry[],
  { words, sort }: { words: string; sort: Sort },
): DocumentEntry[] {
  const found = pages.filter((page) => matches(page, words));
  return sort === 'navigation' ? found : sorted(found, sort);
}

function matches({ title, path }: DocumentEntry, words: string): boolean {
  const text = `${title} ${path ?? ''}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function sorted(pages: readonly DocumentEntry[], sort: Exclude<Sort, 'navigation'>): DocumentEntry[] {
  switch (sort) {
    case 'title':
      return byTitle(pages);
    case 'address':
      return [...pages].sort((a, b) => (a.path ?? '').localeCompare(b.path ?? ''));
    case 'changed':
      return [...pages].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  }
}

function byTitle(pages: readonly DocumentEntry[]): DocumentEntry[] {
  return [...pages].sort((a, b) => a.title.localeCompare(b.title));
}
