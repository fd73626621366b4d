import { BlockType } from '#core/enumerations/block-types.ts';
import { isBlank } from '../kit/blank.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { RssView } from './view.tsx';

export default defineBlock({
  type: 'rss',
  number: BlockType.foreignFeed,
  name: 'RSS feed',
  summary: 'The newest entries of a feed from anywhere.',
  category: 'media',
  isEmpty: ({ address }) => isBlank(address),
  hint: 'Enter the address of a feed',
  levelField: 'level',
  needs: ({ address }) => ({ feed: address }),
  fields,
  View: RssView,
});
