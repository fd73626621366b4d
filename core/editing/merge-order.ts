import type { ThreeWays } from './merge-value.ts';

type Order = readonly string[];

/**
 * The order of those ids of a list that remain. Undefined when both put the old ones, or the same new
 * one, in different order. New ones follow what they were put behind; where both added something at
 * one spot, the ids decide, so that it does not matter who saved first.
 */
export function mergeOrder(ways: ThreeWays<Order>, remaining: ReadonlySet<string>): string[] | undefined {
  const [base, mine, theirs] = [ways.base, ways.mine, ways.theirs].map((order) =>
    order.filter((id) => remaining.has(id)),
  ) as [string[], string[], string[]];
  if (isSameOrder(mine, theirs)) return mine;
  const old = new Set(base.filter((id) => mine.includes(id) && theirs.includes(id)));
  const [oldBase, oldMine, oldTheirs] = [base, mine, theirs].map((order) =>
    order.filter((id) => old.has(id)),
  ) as [string[], string[], string[]];
  if (mine.some((id) => !old.has(id) && theirs.includes(id))) return undefined;
  const order = pickOrder({ base: oldBase, mine: oldMine, theirs: oldTheirs });
  if (!order) return undefined;
  const [added, addedByThem] = [addedAfter(mine, old), addedAfter(theirs, old)];
  return ['', ...order].flatMap((id) => [
    ...(id === '' ? [] : [id]),
    ...inOneOrder(added.get(id) ?? [], addedByThem.get(id) ?? []),
  ]);
}

/** The smaller first id comes first, whoever added it. */
function inOneOrder(one: Order, other: Order): Order {
  const [first = '', second = ''] = [one[0], other[0]];
  return first < second ? [...one, ...other] : [...other, ...one];
}

function pickOrder({ base, mine, theirs }: ThreeWays<string[]>): string[] | undefined {
  if (isSameOrder(mine, theirs) || isSameOrder(theirs, base)) return mine;
  return isSameOrder(mine, base) ? theirs : undefined;
}

/** The new ids by the old one they stand behind; those at the very start by the empty id. */
function addedAfter(order: Order, old: ReadonlySet<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  let anchor = '';
  for (const id of order) {
    if (old.has(id)) anchor = id;
    else groups.set(anchor, [...(groups.get(anchor) ?? []), id]);
  }
  return groups;
}

function isSameOrder(one: Order, other: Order): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
