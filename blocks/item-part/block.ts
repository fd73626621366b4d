import { itemPartFields, PART_FACTS, type ItemPartValues } from '#core/collections/item-parts.ts';
import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { ItemPartView } from './view.tsx';

export default defineBlock<ItemPartValues>({
  type: 'item-part',
  number: BlockType.contentLink,
  name: 'Part of an item',
  summary: 'A title, a date, a field: filled in on the page of each item.',
  nameOf: ({ part }) => PART_FACTS[part]?.name ?? 'Part of an item',
  category: 'item',
  fields: itemPartFields,
  View: ItemPartView,
  panel: ({ part }) => [
    { title: 'Content', fields: part === 'field' ? ['part', 'field', 'showLabel'] : ['part'] },
  ],
});
