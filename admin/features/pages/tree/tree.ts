import type { DocumentEntry } from '#contract/content/content.ts';
import { hasPath } from '#core/content/kinds.ts';
import type { Spot } from '#core/content/move-in-navigation.ts';
import {
  isFolder,
  MENUS,
  type MenuName,
  type Navigation,
  type NavigationItem,
  type NavigationLink,
} from '#core/content/navigation.ts';
import { say } from './words.ts';

/** Where a page can be put. */
export type GroupName = MenuName | 'loose';
export const PLACES: readonly GroupName[] = [...MENUS, 'loose'];

export const GROUPS: Readonly<Record<TreeGroup['name'], { label: string; empty: string }>> = {
  home: { label: say('homePage'), empty: '' },
  main: { label: say('mainNavigation'), empty: say('dragAPageHere') },
  footer: { label: say('footer'), empty: say('dragAPageHereTo') },
  loose: { label: say('notLinked'), empty: say('everyPageIsIn') },
};

export interface TreeRow {
  /** Stays the same when the row moves within its menu. */
  key: string;
  kind: 'page' | 'folder' | 'link';
  level: 1 | 2;
  title: string;
  address: string;
  /** The page or collection it leads to. */
  page?: DocumentEntry;
  /** Where it stands; what no menu shows has no place. */
  at?: Spot;
}

export interface TreeGroup {
  /** A home page that no menu shows is found by every visitor: it stands by itself, and not among the others. */
  name: GroupName | 'home';
  rows: TreeRow[];
}

/** Pages as visitors find them: in the menu, at the foot of every page, or only by their address. */
export function treeOf(navigation: Navigation, documents: readonly DocumentEntry[]): TreeGroup[] {
  const pages = documents.filter(({ kind }) => hasPath(kind));
  const keys = new Map<string, number>();
  const rowOf = (item: NavigationLink, at: Spot, isOpen: boolean): TreeRow => {
    const page = pageOf(item, pages);
    const kind = isOpen ? 'folder' : page ? 'page' : 'link';
    const base = `${at.menu}:${page?.id ?? `${kind}:${item.title}${item.href}`}`;
    const count = keys.get(base) ?? 0;
    keys.set(base, count + 1);
    return {
      key: `${base}:${count}`,
      kind,
      level: at.child === undefined ? 1 : 2,
      title: item.title || (page?.title ?? say('untitledLink')),
      address: isOpen ? '' : (page?.path ?? item.href),
      ...(page && !isOpen && { page }),
      at,
    };
  };
  const menus = MENUS.map((menu) => ({
    name: menu,
    rows: navigation[menu].flatMap((item, index) => [
      rowOf(item, { menu, index }, isFolder(item)),
      ...item.children.map((link, child) => rowOf(link, { menu, index, child }, false)),
    ]),
  }));
  const linked = new Set(menus.flatMap(({ rows }) => rows.map(({ page }) => page?.id)));
  const loose = pages
    .filter(({ id, kind, state }) => !linked.has(id) && (kind === 'page' || state !== 'deleted'))
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .map((page): TreeRow => ({
      key: `loose:${page.id}`,
      kind: 'page',
      level: 1,
      title: page.title,
      address: page.path ?? '',
      page,
    }));
  const isHome = ({ address }: TreeRow) => address === '/';
  const home = loose.filter(isHome);
  return [
    ...(home.length > 0 ? [{ name: 'home' as const, rows: home }] : []),
    ...menus,
    { name: 'loose' as const, rows: loose.filter((row) => !isHome(row)) },
  ];
}

/** Links name a page by its id or by its address. */
function pageOf(
  { pageId, href }: NavigationLink,
  pages: readonly DocumentEntry[],
): DocumentEntry | undefined {
  return pages.find(({ id, path, state }) => state !== 'deleted' && (id === pageId || path === href));
}

/** What a menu says of a page. */
export function itemFor({ id, path, title }: Pick<DocumentEntry, 'id' | 'path' | 'title'>): NavigationItem {
  return { title, pageId: id, href: path ?? '', newWindow: false, children: [] };
}

/** Rows that have all the words, and the folders they lie in. */
export function findRows(groups: readonly TreeGroup[], words: string): TreeGroup[] {
  const wanted = words.toLowerCase().split(/\s+/);
  const fits = ({ title, address }: TreeRow) =>
    wanted.every((word) => `${title} ${address}`.toLowerCase().includes(word));
  return groups
    .map(({ name, rows }) => {
      const found = rows.filter(fits);
      const folders = new Set(found.map(({ at }) => (at?.child === undefined ? undefined : at.index)));
      const rest = rows.filter(
        (row) => found.includes(row) || (row.kind === 'folder' && folders.has(row.at?.index)),
      );
      return { name, rows: rest };
    })
    .filter(({ rows }) => rows.length > 0);
}
