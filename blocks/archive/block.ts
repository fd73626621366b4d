import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields, isDated, MAX_ARCHIVE_TERMS } from './fields.ts';
import { ArchiveView } from './view.tsx';

export default defineBlock({
  type: 'archive',
  number: BlockType.archive,
  name: 'Archive',
  summary: 'The months, categories or authors of a collection, with how much there is.',
  category: 'interactive',
  isEmpty: ({ collection }) => collection === '',
  hint: 'Choose a collection',
  needs: ({ collection, groupBy }) => ({
    collection: {
      id: collection,
      terms: isDated(groupBy)
        ? { kind: 'archive', limit: MAX_ARCHIVE_TERMS, order: 'newest' }
        : { kind: groupBy, limit: MAX_ARCHIVE_TERMS, order: 'name' },
    },
  }),
  fields,
  View: ArchiveView,
});
