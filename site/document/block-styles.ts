import { BLOCK_TYPES } from '#blocks/types.ts';
import type { PageBody } from '#core/page/page.ts';

const sheets = import.meta.glob<string>('../../blocks/*/own.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** Styles of blocks that have a sheet of their own (`own.css`). They stand in the pages that show such a block, and nowhere else. */
export function blockStyles(types: Iterable<string>): string {
  const wanted = new Set(types);
  return BLOCK_TYPES.filter((type) => wanted.has(type))
    .map((type) => sheets[`../../blocks/${type}/own.css`] ?? '')
    .join('')
    .trim();
}

export function blockTypesOn(bodies: readonly PageBody[]): string[] {
  return bodies.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
}
