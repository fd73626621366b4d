import type { Block } from '../page/page.ts';
import { doOverlap, rowBelow, withPlace } from '../page/place.ts';
import type { ThreeWays } from './merge-value.ts';

/**
 * Two people who each add something at the end of a section mean two things below each other, not one
 * on top of the other. The ids decide which is first, so that it does not matter who saved first.
 */
export function separateAdded(
  blocks: Block[],
  { base, mine, theirs }: ThreeWays<ReadonlyMap<string, unknown>>,
): Block[] {
  const addedIn = (own: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
    blocks.filter(({ id }) => own.has(id) && !other.has(id) && !base.has(id));
  const [byMe, byThem] = [addedIn(mine, theirs), addedIn(theirs, mine)];
  const [first, second] = smallestId(byMe) < smallestId(byThem) ? [byMe, byThem] : [byThem, byMe];
  const isOverlapping = first.some((one) =>
    second.some((other) => doOverlap(one.place.base, other.place.base)),
  );
  if (!isOverlapping) return blocks;
  const top = Math.min(...second.map(({ place }) => place.base.row));
  const rows = rowBelow(first.map(({ place }) => place.base)) - top;
  const lower = new Set(second);
  return blocks.map((block) => {
    const place = block.place.base;
    return lower.has(block) ? withPlace(block, 'base', { ...place, row: place.row + rows }) : block;
  });
}

function smallestId(blocks: readonly Block[]): string {
  return blocks.map(({ id }) => id).sort()[0] ?? '';
}
