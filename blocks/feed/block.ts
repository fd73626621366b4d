import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { FeedView } from './view.tsx';

export default defineBlock({
  type: 'feed',
  number: BlockType.rss,
  name: 'RSS link',
  summary: 'Links to the feed of a collection, for readers who want to hear of new things.',
  category: 'interactive',
  isEmpty: ({ collection }) => collection === '',
  hint: 'Choose a collection',
  needs: ({ collection }) => ({ collection: { id: collection } }),
  fields,
  View: FeedView,
});
