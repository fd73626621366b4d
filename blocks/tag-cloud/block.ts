import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { TagCloudView } from './view.tsx';

export default defineBlock({
  type: 'tag-cloud',
  number: BlockType.tagCloud,
  name: 'Tag cloud',
  summary: 'Tags or categories of a collection, larger the more they are used.',
  category: 'interactive',
  isEmpty: ({ collection }) => collection === '',
  hint: 'Choose a collection',
  needs: ({ collection, kind, count, order }) => ({
    collection: { id: collection, terms: { kind, limit: count, order } },
  }),
  fields,
  View: TagCloudView,
});
