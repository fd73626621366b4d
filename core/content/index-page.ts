import type { BlockRulesOf } from '../blocks/rules.ts';
import { control, type Field, type Words } from '../fields/field.ts';
import { isId } from '../ids.ts';
import { anchorOf } from '../page/anchor.ts';
import { belowFirstHeading } from '../page/heading-levels.ts';
import type { PageBody } from '../page/page.ts';

export const MAX_INDEX_PAGES = 20;
export const TOO_MANY_INDEX_PAGES = `An index page can hold at most ${MAX_INDEX_PAGES} pages.`;
export const PAGE_TWICE = 'A page can stand on an index page once.';
export const INDEX_ON_ITSELF = 'An index page cannot stand on itself.';
export const indexOnIndex = (title: string): string =>
  `“${title}” is an index page too. An index page holds pages, and no other index.`;
export const alreadyOnIndex = (title: string): string =>
  `This page stands on the index page “${title}”. Take it off there first: an index holds no other index.`;
export const notAPage = (title: string): string =>
  `“${title}” is not a page. An index page holds pages only.`;

/** Pages by their ids, in the order of their owner. */
export function pageIds(words: Words = {}): Field<string[]> {
  const initial: string[] = [];
  return {
    control: control('pages', words, { max: MAX_INDEX_PAGES }),
    initial,
    check(value, report, path) {
      if (!Array.isArray(value) || !value.every(isId)) {
        report({ path, message: 'Must be a list of pages.' });
        return initial;
      }
      if (new Set(value).size < value.length) report({ path, message: PAGE_TWICE });
      if (value.length > MAX_INDEX_PAGES) report({ path, message: TOO_MANY_INDEX_PAGES });
      return value;
    },
    read: (value) => (Array.isArray(value) ? [...new Set(value.filter(isId))] : initial),
  };
}

/** Ids every page has already. */
const RESERVED_ANCHORS = ['content', 'site-context'];

export interface StackedPage {
  id: string;
  path: string;
  title: string;
  body: PageBody;
}

export interface IndexPart extends StackedPage {
  /** Where the page begins inside the whole. */
  anchor: string;
}

/** Pages one below the other, as parts of one page: each begins at an anchor, and no anchor is there twice. */
export function stackPages(own: PageBody, pages: readonly StackedPage[], blockOf: BlockRulesOf): IndexPart[] {
  const taken = new Set([...RESERVED_ANCHORS, ...own.sections.map(({ style }) => anchorOf(style.name))]);
  const anchors = pages.map(({ path }) => {
    const anchor = freeAnchor(anchorOf(path.split('/').at(-1) ?? '') || 'home', taken);
    taken.add(anchor);
    return anchor;
  });
  return pages.map((page, index) => ({
    ...page,
    anchor: anchors[index] ?? '',
    body: withOwnAnchors(belowFirstHeading(page.body, blockOf), taken),
  }));
}

function freeAnchor(wanted: string, taken: ReadonlySet<string>): string {
  let [anchor, number] = [wanted, 2];
  while (taken.has(anchor)) {
    anchor = `${wanted}-${number}`;
    number += 1;
  }
  return anchor;
}

/** A section whose anchor another one has already is drawn without one. */
function withOwnAnchors({ sections }: PageBody, taken: Set<string>): PageBody {
  return {
    sections: sections.map((section) => {
      const anchor = anchorOf(section.style.name);
      if (!taken.has(anchor)) {
        taken.add(anchor);
        return section;
      }
      return { ...section, style: { ...section.style, name: '' } };
    }),
  };
}
