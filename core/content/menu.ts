import type { MenuEntry } from '../collections/block-content.ts';
import { safeHref } from '../links.ts';
import type { Navigation, NavigationLink } from './navigation.ts';

/** The menu of a site as links, seen from one of its pages. */
export function menuOf(
  { main }: Navigation,
  pages: readonly { id: string; path: string; title: string }[],
  path: string,
): MenuEntry[] {
  const entryOf = ({ title, pageId, href, newWindow }: NavigationLink) => {
    const page = pages.find(({ id }) => id === pageId);
    const to = { href: page?.path ?? safeHref(href) ?? '', newWindow };
    return { title: title === '' ? (page?.title ?? '') : title, to, isHere: to.href === path };
  };
  return main.map(({ children, ...item }) => ({ ...entryOf(item), children: children.map(entryOf) }));
}
