import type { PageHeading } from '../collections/block-content.ts';
import type { BlockRulesOf } from '../blocks/rules.ts';
import { readingOrder } from '../page/layout.ts';
import type { Section } from '../page/page.ts';

/** The headings of a page in the order they are read. */
export function headingsOf(
  bodies: readonly { sections: readonly Section[] }[],
  blockOf: BlockRulesOf,
): PageHeading[] {
  return bodies
    .flatMap(({ sections }) => sections.filter(({ style }) => !style.hidden))
    .flatMap(({ blocks }) => readingOrder(blocks))
    .flatMap(({ id, type, values }) =>
      (blockOf(type)?.titles?.(values) ?? []).map((title) => ({ ...title, anchor: `b${id}` })),
    )
    .filter(({ text }) => text.trim() !== '');
}
