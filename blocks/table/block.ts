import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { TableView } from './view.tsx';

export default defineBlock({
  type: 'table',
  number: BlockType.table,
  name: 'Table',
  summary: 'Rows and columns: written here, or pasted from a spreadsheet.',
  category: 'text',
  isEmpty: ({ data: { columns, rows } }) => columns.length === 0 && rows.length === 0,
  hint: 'Write it, or paste one',
  fields,
  View: TableView,
});
