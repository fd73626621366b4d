import type { MenuEntry } from '../collections/block-content.ts';
import { safeHref } from '../links/links.ts';
import { isFolder, type NavigationItem, type NavigationLink } from './navigation.ts';

/** A menu of a site as links, seen from one of its pages. A folder with nothing in it is not shown. */
export function menuOf(
  items: readonly NavigationItem[],
  pages: readonly { id: string; path: string; title: string }[],
  path: string,
): MenuEntry[] {
  const entryOf = ({ title, pageId, href, newWindow }: NavigationLink) => {
    const page = pages.find(({ id }) => id === pageId);
    const to = { href: page?.path ?? safeHref(href) ?? '', newWindow };
    return { title: title === '' ? (page?.title ?? '') : title, to, isHere: to.href === path };
  };
  return items
    .filter((item) => !isFolder(item) || item.children.length > 0)
    .map(({ children, ...item }) => ({ ...entryOf(item), children: children.map(entryOf) }));
}
