import { useQueryClient } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import type { BlockDefinition } from '#blocks/kit/block.tsx';
import { blockOf, BLOCKS } from '#blocks/index.ts';
import { ITEM_PART_BLOCK, partsOf, PART_FACTS } from '#core/collections/item-parts.ts';
import { declared } from '../../words/catalogue.ts';
import { mapStartQuery } from '../../fields/map/places.ts';
import { ArrangedCollection } from '../../fields/content/arranged-collection.ts';

/** A block that can be added, as the picker and the palette name it. */
export interface OfferedBlock extends Pick<BlockDefinition, 'type' | 'name' | 'summary' | 'category'> {
  id: string;
  /** What it starts with besides its defaults. */
  values?: Readonly<Record<string, unknown>>;
}

const ORDINARY: readonly OfferedBlock[] = BLOCKS.filter(({ category }) => category !== 'item').map(
  ({ type, name, summary, category }) => ({
    id: type,
    type,
    name: declared(name),
    summary: declared(summary),
    category,
  }),
);

/** Every block; where the page around items is arranged, the parts of an item first. */
export function useOfferedBlocks(): readonly OfferedBlock[] {
  const collection = use(ArrangedCollection);
  if (!collection) return ORDINARY;
  const parts = partsOf(collection.kind)
    .filter((part) => collection.fields.length > 0 || (part !== 'field' && part !== 'fields'))
    .map((part): OfferedBlock => ({
      name: declared(PART_FACTS[part].name),
      summary: declared(PART_FACTS[part].summary),
      id: `part-${part}`,
      type: ITEM_PART_BLOCK,
      category: 'item',
      values: { part, field: part === 'field' ? (collection.fields[0]?.key ?? '') : '' },
    }));
  return [...parts, ...ORDINARY];
}

/** What offered blocks begin with that only the server knows. Made ready when blocks are offered, used when one is added. */
export interface BlockStarts {
  makeReady: () => void;
  /** The block with all that is known by now. */
  of: (block: OfferedBlock) => OfferedBlock;
}

export function useBlockStarts(): BlockStarts {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      makeReady: () => void queries.prefetchQuery(mapStartQuery),
      of(block) {
        const field = blockOf(block.type)?.placeField;
        const place = queries.getQueryData(mapStartQuery.queryKey);
        return field !== undefined && place
          ? { ...block, values: { ...block.values, [field]: place } }
          : block;
      },
    }),
    [queries],
  );
}
