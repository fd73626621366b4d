import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { ManageCookiesView } from './view.tsx';

export default defineBlock({
  type: 'manage-cookies',
  number: BlockType.manageCookies,
  name: 'Manage cookies',
  summary: 'A link with which visitors change their choice about cookies.',
  category: 'code',
  isEmpty: () => false,
  fields,
  View: ManageCookiesView,
});
