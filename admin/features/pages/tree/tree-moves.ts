import {
  itemAt,
  moveInNavigation,
  openFolder,
  putIntoMenu,
  takeFromMenu,
  type Spot,
} from '#core/content/move-in-navigation.ts';
import type { MenuName, Navigation, NavigationItem } from '#core/content/navigation.ts';
import type { Refusal } from '#core/page/refusal.ts';
import { GROUPS, itemFor, type GroupName, type TreeRow } from './tree.ts';
import type { NavigationChange } from './use-navigation.ts';
import { say } from './words.ts';

/** What can be done with the rows of the tree, by dragging, by keys and in their menus. */
export function makeTreeMoves(navigation: Navigation, change: NavigationChange) {
  const place = (row: TreeRow, spot: Spot, words: string) =>
    change(words, (now) =>
      row.at
        ? moveInNavigation(now, row.at, spot)
        : row.page
          ? putIntoMenu(now, itemFor(row.page), spot)
          : now,
    );

  const unlink = (row: TreeRow) =>
    row.at && change(say('titleIsInNo', { title: row.title }), (now) => takeFromMenu(now, row.at as Spot));

  const toGroup = (row: TreeRow, group: GroupName) =>
    group === 'loose'
      ? unlink(row)
      : place(
          row,
          endOf(navigation, group),
          say('titleIsInTheLabel', { title: row.title, label: GROUPS[group].label.toLowerCase() }),
        );

  return {
    toGroup,
    unlink,

    drop(row: TreeRow, spot: Spot | undefined): void {
      if (spot === undefined) unlink(row);
      else if (!isWhereItIs(row.at, spot)) place(row, spot, say('titleWasMoved', { title: row.title }));
    },

    into: (row: TreeRow, folder: Spot) =>
      place(
        row,
        { ...folder, child: itemAt(navigation, folder)?.children.length ?? 0 },
        say('titleIsInTheFolder', { title: row.title }),
      ),

    /** One step up or down: past its neighbour, or out of its folder. */
    step(row: TreeRow, by: 1 | -1): void {
      const to = row.at && nextSpot(navigation, row.at, by);
      if (to) place(row, to, say('titleWasMoved', { title: row.title }));
    },

    canStep: (row: TreeRow, by: 1 | -1) =>
      row.at !== undefined && nextSpot(navigation, row.at, by) !== undefined,

    openFolder: (row: TreeRow) =>
      row.at &&
      change(say('theFolderTitleIs', { title: row.title }), (now) => openFolder(now, row.at as Spot)),

    add: (menu: MenuName, item: NavigationItem) =>
      change(say('titleWasAdded', { title: item.title }), (now) => putIntoMenu(now, item, endOf(now, menu))),

    replace: ({ menu, index, child }: Spot, item: NavigationItem) =>
      change(say('titleWasChanged', { title: item.title }), (now) => {
        const items = now[menu];
        const whole = items[index];
        if (child === undefined || !whole) return { ...now, [menu]: items.with(index, item) };
        const { children: _, ...link } = item;
        return {
          ...now,
          [menu]: items.with(index, { ...whole, children: whole.children.with(child, link) }),
        };
      }),
  };
}

export type TreeMoves = ReturnType<typeof makeTreeMoves>;

/** A page at the end of a menu. */
export function putPage(
  navigation: Navigation,
  page: Parameters<typeof itemFor>[0],
  menu: MenuName,
): Navigation | Refusal {
  return putIntoMenu(navigation, itemFor(page), endOf(navigation, menu));
}

const endOf = (navigation: Navigation, menu: MenuName): Spot => ({ menu, index: navigation[menu].length });

/** Before itself or right after itself: nothing would move. */
function isWhereItIs(from: Spot | undefined, to: Spot): boolean {
  if (!from || from.menu !== to.menu) return false;
  if (from.child === undefined)
    return to.child === undefined && (to.index === from.index || to.index === from.index + 1);
  return to.index === from.index && (to.child === from.child || to.child === from.child + 1);
}

export function nextSpot(navigation: Navigation, { menu, index, child }: Spot, by: 1 | -1): Spot | undefined {
  const items = navigation[menu];
  if (child === undefined) {
    const to = by < 0 ? index - 1 : index + 2;
    return to < 0 || to > items.length ? undefined : { menu, index: to };
  }
  const count = items[index]?.children.length ?? 0;
  const to = by < 0 ? child - 1 : child + 2;
  if (to >= 0 && to <= count) return { menu, index, child: to };
  return { menu, index: by < 0 ? index : index + 1 };
}
