import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { SearchView } from './view.tsx';

export default defineBlock({
  type: 'search',
  number: BlockType.search,
  name: 'Search',
  summary: 'A field that finds pages and posts as visitors type.',
  category: 'interactive',
  isEmpty: () => false,
  fields,
  View: SearchView,
});
