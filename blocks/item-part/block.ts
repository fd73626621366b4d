import {
  ITEM_PART_BLOCK,
  itemPartFields,
  PART_FACTS,
  type ItemPart,
  type ItemPartValues,
} from '#core/collections/item-parts.ts';
import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { ItemPartView } from './view.tsx';

const PART_HEADINGS: Partial<Record<ItemPart, readonly number[]>> = {
  head: [1],
  title: [1],
  comments: [2],
  related: [2],
};

export default defineBlock<ItemPartValues>({
  type: ITEM_PART_BLOCK,
  number: BlockType.itemPart,
  name: 'Part of an item',
  summary: 'A title, a date, a field: filled in on the page of each item.',
  nameOf: ({ part }) => PART_FACTS[part]?.name ?? 'Part of an item',
  category: 'item',
  isEmpty: () => false,
  headings: ({ part }) => PART_HEADINGS[part] ?? [],
  fields: itemPartFields,
  View: ItemPartView,
  panel: ({ part }) => [
    { title: 'Content', fields: part === 'field' ? ['part', 'field', 'showLabel'] : ['part'] },
  ],
});
