import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { FilesView } from './view.tsx';

export default defineBlock({
  type: 'files',
  number: BlockType.files,
  name: 'Files',
  summary: 'Documents to download.',
  category: 'media',
  isEmpty: ({ files }) => files.every(({ file }) => file === ''),
  hint: 'No files yet',
  fields,
  View: FilesView,
});
