import { group, list, text, toggle, type ValueOf } from '../fields/index.ts';

/** A link in the menu: to a page by id (so that it follows the page's address), or to any address. */
const target = {
  title: text({ max: 100, label: 'Title' }),
  pageId: text({ max: 24, label: 'Page' }),
  href: text({ max: 2000, label: 'Address' }),
  newWindow: toggle(false, { label: 'Open in a new window' }),
};

const MAX_ITEMS = 100;

export const navigationFields = group({
  /** An item with children is a folder: it opens, it does not lead anywhere itself. */
  main: list(group({ ...target, children: list(group(target), { max: MAX_ITEMS }) }), { max: MAX_ITEMS }),
});

export type Navigation = ValueOf<typeof navigationFields>;
export type NavigationItem = Navigation['main'][number];
export type NavigationLink = NavigationItem['children'][number];
