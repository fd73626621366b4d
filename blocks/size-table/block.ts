import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { SizeTableView } from './view.tsx';

export default defineBlock({
  type: 'size-table',
  number: BlockType.sizeTable,
  name: 'Size table',
  summary: 'Measures in centimetres and inches, converted for you.',
  category: 'text',
  isEmpty: ({ data: { columns, rows } }) => columns.length === 0 && rows.length === 0,
  hint: 'Type your measures',
  fields,
  View: SizeTableView,
});
