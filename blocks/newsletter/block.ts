import { LIST_REQUIRED } from '#core/messages/editing.ts';
import { BlockType, SliceType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { NewsletterView } from './view.tsx';

export default defineBlock({
  type: 'newsletter',
  number: BlockType.newsletter,
  name: 'Newsletter',
  summary: 'Collect subscribers for a mailing list.',
  category: 'interactive',
  slice: () => SliceType.newsletter,
  isEmpty: ({ listId }) => listId === '',
  hint: LIST_REQUIRED,
  check: ({ listId }) => (listId === '' ? [{ check: 'form', message: `${LIST_REQUIRED}.` }] : []),
  fields,
  View: NewsletterView,
});
