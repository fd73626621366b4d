import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { AccountView } from './view.tsx';

export default defineBlock({
  type: 'account',
  number: BlockType.accountLink,
  name: 'Account link',
  summary: 'The way to log in and to an account.',
  category: 'interactive',
  isEmpty: () => false,
  span: 6,
  fields,
  View: AccountView,
});
