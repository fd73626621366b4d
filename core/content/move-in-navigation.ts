import { refuse, type Refusal } from '../page/refusal.ts';
import { isFolder, type MenuName, type Navigation, type NavigationItem } from './navigation.ts';

/** Where something stands in a menu, or would come to stand: before what is there now. */
export interface Spot {
  menu: MenuName;
  index: number;
  /** In the folder at `index`, before its link of this number. */
  child?: number;
}

export const NO_FOLDER_IN_A_FOLDER = 'A folder cannot lie in another folder.';

export function itemAt(navigation: Navigation, { menu, index, child }: Spot): NavigationItem | undefined {
  const item = navigation[menu][index];
  if (child === undefined || !item) return item;
  const link = item.children[child];
  return link && { ...link, children: [] };
}

/** Puts something into a menu. */
export function putIntoMenu(navigation: Navigation, item: NavigationItem, to: Spot): Navigation | Refusal {
  const items = navigation[to.menu];
  if (to.child === undefined) return { ...navigation, [to.menu]: items.toSpliced(to.index, 0, item) };
  const folder = items[to.index];
  if (!folder || !isFolder(folder) || isFolder(item)) return refuse(NO_FOLDER_IN_A_FOLDER);
  const { children: _, ...link } = item;
  const children = folder.children.toSpliced(to.child, 0, link);
  return { ...navigation, [to.menu]: items.with(to.index, { ...folder, children }) };
}

/** Takes something out of its menu; what is in a folder goes with it. */
export function takeFromMenu(navigation: Navigation, { menu, index, child }: Spot): Navigation {
  const items = navigation[menu];
  const folder = items[index];
  if (child === undefined || !folder) return { ...navigation, [menu]: items.toSpliced(index, 1) };
  const children = folder.children.toSpliced(child, 1);
  // Without a link in it, an item that leads somewhere itself would be taken for a link to there.
  return { ...navigation, [menu]: items.with(index, { ...folder, children, pageId: '', href: '' }) };
}

/** Moves something to another place, in its menu or in the other one. */
export function moveInNavigation(navigation: Navigation, from: Spot, to: Spot): Navigation | Refusal {
  const item = itemAt(navigation, from);
  if (!item) return navigation;
  return putIntoMenu(takeFromMenu(navigation, from), item, afterTaking(from, to));
}

/** Places count from what is there before: taking something out moves up what follows it. */
function afterTaking(from: Spot, to: Spot): Spot {
  if (from.menu !== to.menu) return to;
  if (from.child === undefined) return from.index < to.index ? { ...to, index: to.index - 1 } : to;
  const isInSameFolder = from.index === to.index && to.child !== undefined && from.child < to.child;
  return isInSameFolder ? { ...to, child: (to.child ?? 0) - 1 } : to;
}

/** Takes a folder away and leaves its links where it stood. */
export function openFolder(navigation: Navigation, { menu, index }: Spot): Navigation {
  const links = (navigation[menu][index]?.children ?? []).map((link) => ({ ...link, children: [] }));
  return { ...navigation, [menu]: navigation[menu].toSpliced(index, 1, ...links) };
}
