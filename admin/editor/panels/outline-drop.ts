import type { OutlineItem } from './outline-items.ts';

/** A row that is dragged, and where above another one the pointer is. */
export interface Drop {
  id: string;
  onto: string;
  isLower: boolean;
}

export type Spot =
  | { kind: 'section'; index: number }
  | { kind: 'block'; sectionId: string; beforeId: string | undefined };

/** The line that shows where a row would go. */
export interface Line {
  id: string;
  side: 'before' | 'after';
}

type Item = Pick<OutlineItem, 'id' | 'block'> & { section: { id: string } };

/**
 * A block goes before or after the one below the pointer, or to the beginning of a section; a section takes the place of
 * the one it is dropped on.
 */
export function spotOf(items: readonly Item[], { id, onto, isLower }: Drop): Spot | undefined {
  const source = items.find((item) => item.id === id);
  const target = items.find((item) => item.id === onto);
  if (!source || !target || id === onto) return undefined;
  const sectionId = target.section.id;
  if (!source.block) {
    if (sectionId === id) return undefined;
    const sections = items.filter(({ block }) => !block).map((item) => item.id);
    return { kind: 'section', index: sections.indexOf(sectionId) };
  }
  const blocks = items.filter(({ block, section }) => block && section.id === sectionId);
  const others = blocks.map((item) => item.id).filter((other) => other !== id);
  const at = others.indexOf(onto) + (target.block && isLower ? 1 : 0);
  return { kind: 'block', sectionId, beforeId: others[Math.max(at, 0)] };
}

/** Where that is shown: above a row, below it, or below all rows of a section. */
export function lineOf(items: readonly Item[], drop: Drop | undefined): Line | undefined {
  const spot = drop && spotOf(items, drop);
  const source = items.find(({ id }) => id === drop?.id);
  if (!drop || !spot || !source) return undefined;
  if (spot.kind === 'block') {
    const target = items.find(({ id }) => id === drop.onto);
    return { id: drop.onto, side: drop.isLower || !target?.block ? 'after' : 'before' };
  }
  const sections = items.filter(({ block }) => !block);
  const target = sections[spot.index]?.id ?? '';
  if (spot.index < sections.indexOf(source)) return { id: target, side: 'before' };
  const last = items.findLast(({ section }) => section.id === target);
  return { id: last?.id ?? target, side: 'after' };
}
