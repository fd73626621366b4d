import type { Spot } from '#core/content/move-in-navigation.ts';
import type { GroupName, TreeRow } from './tree.ts';

/** Where rows lie on the screen, top and bottom. */
export interface LaidRow {
  row: TreeRow;
  top: number;
  bottom: number;
}

export interface LaidGroup {
  name: GroupName;
  top: number;
  bottom: number;
  rows: readonly LaidRow[];
}

/** Where something that is let go would come to stand. */
export interface Drop {
  group: GroupName;
  /** Undefined below what no menu shows, which has no order. */
  spot: Spot | undefined;
  /** The row it would go into, of a folder. */
  into?: string;
  /** Where to draw the line that says so. */
  line: number;
  level: 1 | 2;
}

/** The part of a folder's row, at its upper edge, where something goes before the folder and not into it. */
const BEFORE_FOLDER = 0.3;

export function dropAt(y: number, groups: readonly LaidGroup[], source: TreeRow): Drop | undefined {
  const group = groups.find(({ bottom }) => y < bottom) ?? groups.at(-1);
  if (!group) return undefined;
  if (group.name === 'loose') return { group: 'loose', spot: undefined, line: group.top, level: 1 };
  const menu = group.name;
  const count = group.rows.filter(({ row }) => row.level === 1).length;
  const last = group.rows.at(-1);
  const end: Drop = {
    group: menu,
    spot: { menu, index: count },
    line: last?.bottom ?? group.bottom,
    level: 1,
  };
  const laid = group.rows.find(({ bottom }) => y < bottom);
  if (!laid?.row.at) return end;
  const { row, top, bottom } = laid;
  const part = (y - top) / (bottom - top);
  const { index, child } = laid.row.at;
  if (row.kind === 'folder' && source.kind !== 'folder' && part > BEFORE_FOLDER)
    return { group: menu, spot: { menu, index, child: 0 }, into: row.key, line: bottom, level: 2 };
  if (child !== undefined && source.kind !== 'folder') {
    const isAfter = part > 0.5;
    const spot = { menu, index, child: child + Number(isAfter) };
    return { group: menu, spot, line: isAfter ? bottom : top, level: 2 };
  }
  return besideItem(y, group, { menu, index });
}

/** Before or after a whole item, with everything that lies in it. */
function besideItem(y: number, group: LaidGroup, { menu, index }: Spot): Drop {
  const whole = group.rows.filter(({ row }) => row.at?.index === index);
  const top = whole[0]?.top ?? group.top;
  const bottom = whole.at(-1)?.bottom ?? group.bottom;
  const isAfter = y > (top + bottom) / 2;
  return {
    group: menu,
    spot: { menu, index: index + Number(isAfter) },
    line: isAfter ? bottom : top,
    level: 1,
  };
}
