import { isRecord, type Field } from '../fields/field.ts';
import { group, list, text, toggle, type ValueOf } from '../fields/index.ts';

/** A link in the menu: to a page by id (so that it follows the page's address), or to any address. */
const target = {
  title: text({ max: 100, label: 'Title' }),
  pageId: text({ max: 24, isLiteral: true, label: 'Page' }),
  href: text({ max: 2000, isLiteral: true, label: 'Address' }),
  newWindow: toggle(false, { label: 'Open in a new window' }),
};

const MAX_ITEMS = 100;

export const FOLDER_IN_FOLDER = 'A folder can hold links, but no other folders.';

const plainLink = group(target);
const link: Field<ValueOf<typeof plainLink>> = {
  ...plainLink,
  check(value, report, path) {
    if (!isRecord(value) || !Object.hasOwn(value, 'children')) return plainLink.check(value, report, path);
    report({ path, message: FOLDER_IN_FOLDER });
    return plainLink.read(value);
  },
};

const item = group({ ...target, children: list(link, { max: MAX_ITEMS }) });

/** An item that leads nowhere itself is a folder: it holds links, and no other folders. */
export const navigationFields = group({
  main: list(item, { max: MAX_ITEMS, label: 'Main navigation' }),
  footer: list(item, { max: MAX_ITEMS, label: 'Footer' }),
});

/** The menus of a site, by name. */
export const MENUS = ['main', 'footer'] as const;
export type MenuName = (typeof MENUS)[number];

export type Navigation = ValueOf<typeof navigationFields>;
export type NavigationItem = Navigation['main'][number];
export type NavigationLink = NavigationItem['children'][number];

export function isFolder({ pageId, href, children }: NavigationItem): boolean {
  return children.length > 0 || (pageId === '' && href === '');
}
