import { BlockType } from '#core/enumerations/block-types.ts';
import { LIST_REQUIRED } from '#core/messages/editing.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields, lettersOf } from './fields.ts';
import { NewsletterArchiveView } from './view.tsx';

export default defineBlock({
  type: 'newsletter-archive',
  number: BlockType.newsletterArchive,
  name: 'Newsletter archive',
  summary: 'Emails you have sent to a mailing list, to read on the site.',
  category: 'interactive',
  isEmpty: (values) => lettersOf(values) === '',
  hint: LIST_REQUIRED,
  needs: (values) => ({ letters: lettersOf(values) }),
  fields,
  View: NewsletterArchiveView,
});
