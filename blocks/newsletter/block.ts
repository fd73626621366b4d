import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { NewsletterView } from './view.tsx';

export default defineBlock({
  type: 'newsletter',
  number: BlockType.newsletter,
  name: 'Newsletter',
  summary: 'Collect subscribers for a mailing list.',
  category: 'interactive',
  fields,
  View: NewsletterView,
});
