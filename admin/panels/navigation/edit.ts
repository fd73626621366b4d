import type { NavigationItem, NavigationLink } from '#core/content/navigation.ts';
import { say } from './words.ts';

export const NEW_LINK: NavigationLink = { title: '', pageId: '', href: '', newWindow: false };
export const NEW_ITEM: NavigationItem = { ...NEW_LINK, children: [] };
export const NEW_FOLDER: NavigationItem = { ...NEW_ITEM, title: say('newFolder'), children: [NEW_LINK] };

/** Points a link to an address. One that is a page's own is remembered by the page, and follows it. */
export function pointTo<L extends NavigationLink>(
  link: L,
  href: string,
  pages: readonly { id: string; path: string | null; title: string }[],
): L {
  const page = pages.find(({ path }) => path === href);
  const title = link.title === '' && page ? page.title : link.title;
  return { ...link, title, pageId: page?.id ?? '', href };
}

/** Where a link leads now: to its page, wherever that lives, or to its own address. */
export function targetOf(
  link: NavigationLink,
  pages: readonly { id: string; path: string | null }[],
): string {
  return pages.find(({ id }) => id === link.pageId)?.path ?? link.href;
}
