import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { TableView } from './view.tsx';

export default defineBlock({
  type: 'table',
  number: BlockType.table,
  name: 'Table',
  summary: 'Rows and columns: written here, or pasted from a spreadsheet.',
  category: 'text',
  fields,
  View: TableView,
});
