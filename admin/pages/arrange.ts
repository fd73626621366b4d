import type { DocumentEntry } from '#contract/content.ts';

export const SORTS = {
  navigation: 'By navigation',
  title: 'By title',
  address: 'By address',
  changed: 'Last changed first',
} as const;
export type Sort = keyof typeof SORTS;

export interface PageGroup {
  label: string;
  pages: DocumentEntry[];
}

/** The pages that match some words, in groups and in order. Groups without pages are left out. */
export function arrange(
  pages: readonly DocumentEntry[],
  options: { words: string; sort: Sort; linked: readonly string[] },
): PageGroup[] {
  const { words, sort, linked } = options;
  const found = pages.filter((page) => matches(page, words));
  const groups =
    sort === 'navigation'
      ? [
          { label: 'In the navigation', pages: inOrder(found, linked) },
          { label: 'Not linked', pages: byTitle(found.filter((page) => placeIn(linked, page) < 0)) },
        ]
      : [{ label: SORTS[sort], pages: sorted(found, sort) }];
  return groups.filter((group) => group.pages.length > 0);
}

function matches({ title, path }: DocumentEntry, words: string): boolean {
  const text = `${title} ${path ?? ''}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Links name a page by its id or by its address. */
function placeIn(linked: readonly string[], page: DocumentEntry): number {
  return linked.findIndex((link) => link === page.id || link === page.path);
}

function inOrder(pages: readonly DocumentEntry[], linked: readonly string[]): DocumentEntry[] {
  return pages
    .filter((page) => placeIn(linked, page) >= 0)
    .sort((a, b) => placeIn(linked, a) - placeIn(linked, b));
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
