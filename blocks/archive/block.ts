import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { ArchiveView } from './view.tsx';

export default defineBlock({
  type: 'archive',
  number: BlockType.archive,
  name: 'Archive',
  summary: 'The months, categories or authors of a collection, with how much there is.',
  category: 'interactive',
  fields,
  View: ArchiveView,
});
