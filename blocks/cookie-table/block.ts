import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { CookieTableView } from './view.tsx';

export default defineBlock({
  type: 'cookie-table',
  number: BlockType.cookieTable,
  name: 'Cookie table',
  summary: 'Every cookie the site sets and everybody it contacts, always up to date.',
  category: 'text',
  isEmpty: () => false,
  needs: () => ({ cookieTable: true }),
  fields,
  View: CookieTableView,
});
