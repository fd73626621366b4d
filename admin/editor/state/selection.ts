import { findBlock, findSection } from '#core/page/find.ts';
import { readingOrder } from '#core/page/layout.ts';
import type { PageBody } from '#core/page/page.ts';

/** What the tools act on. */
export type Selection =
  | { kind: 'page' }
  | { kind: 'section'; id: string }
  | { kind: 'blocks'; ids: readonly string[] };

export const PAGE: Selection = { kind: 'page' };

export function selectBlocks(ids: readonly string[]): Selection {
  return ids.length === 0 ? PAGE : { kind: 'blocks', ids };
}

export function toggleBlock(selection: Selection, id: string): Selection {
  const ids = selection.kind === 'blocks' ? selection.ids : [];
  return selectBlocks(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
}

/** One level up: from a block to its section, from there to the page. */
export function climb(body: PageBody, selection: Selection): Selection {
  const [first] = selection.kind === 'blocks' ? selection.ids : [];
  const found = first === undefined ? undefined : findBlock(body, first);
  return found ? { kind: 'section', id: found.section.id } : PAGE;
}

/** What is left of a selection after the page changed under it. */
export function keepExisting(body: PageBody, selection: Selection): Selection {
  if (selection.kind === 'section') return findSection(body, selection.id) ? selection : PAGE;
  if (selection.kind === 'page') return selection;
  const ids = selection.ids.filter((id) => findBlock(body, id));
  return ids.length === selection.ids.length ? selection : selectBlocks(ids);
}

/** What is selected once the selection is deleted: what follows it in its section, else what stood before it. */
export function afterRemoval(body: PageBody, selection: Selection): Selection {
  if (selection.kind === 'page') return selection;
  if (selection.kind === 'section') {
    const at = body.sections.findIndex(({ id }) => id === selection.id);
    const next = body.sections[at + 1] ?? body.sections[at - 1];
    return next ? { kind: 'section', id: next.id } : PAGE;
  }
  const section = findBlock(body, selection.ids.at(-1) ?? '')?.section;
  if (!section) return PAGE;
  const order = readingOrder(section.blocks).map(({ id }) => id);
  const isLeft = (id: string) => !selection.ids.includes(id);
  const last = order.findLastIndex((id) => !isLeft(id));
  const next = order.slice(last).find(isLeft) ?? order.findLast(isLeft);
  return next === undefined ? { kind: 'section', id: section.id } : selectBlocks([next]);
}

/** What is selected after a step back or forward: what came by it; where the selection went, what is next to it. */
export function afterStep(step: { before: PageBody; after: PageBody; selection: Selection }): Selection {
  const { before, after, selection } = step;
  const section = after.sections.find(({ id }) => !findSection(before, id));
  if (section) return { kind: 'section', id: section.id };
  const came = after.sections.flatMap(({ blocks }) =>
    blocks.filter(({ id }) => !findBlock(before, id)).map(({ id }) => id),
  );
  if (came.length > 0) return selectBlocks(came);
  const kept = keepExisting(after, selection);
  return kept.kind === 'page' ? keepExisting(after, afterRemoval(before, selection)) : kept;
}

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'blocks'
    ? selection.ids.includes(id)
    : selection.kind === 'section' && selection.id === id;
}

/** The section that is meant: the selected one, or that of the first selected block. */
export function sectionIdOf(body: PageBody, selection: Selection): string | undefined {
  if (selection.kind === 'section') return selection.id;
  const [first] = selection.kind === 'blocks' ? selection.ids : [];
  return first === undefined ? undefined : findBlock(body, first)?.section.id;
}

/** The block before or after the selection in the order of reading; undefined at the ends of the page. */
export function neighbour(body: PageBody, selection: Selection, step: 1 | -1): string | undefined {
  const order = body.sections.flatMap(({ blocks }) => readingOrder(blocks).map(({ id }) => id));
  if (selection.kind === 'blocks') {
    const places = selection.ids.map((id) => order.indexOf(id)).filter((at) => at >= 0);
    const at = step > 0 ? Math.max(...places) : Math.min(...places);
    return order[at + step];
  }
  if (selection.kind === 'section') {
    const blocks = readingOrder(findSection(body, selection.id)?.blocks ?? []);
    const inside = step > 0 ? blocks[0] : undefined;
    if (inside) return inside.id;
    const first = blocks[0];
    return first ? order[order.indexOf(first.id) + step] : undefined;
  }
  return step > 0 ? order[0] : order.at(-1);
}
