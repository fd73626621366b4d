import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { ContentsView } from './view.tsx';

export default defineBlock({
  type: 'contents',
  number: BlockType.contents,
  name: 'Table of contents',
  summary: 'The headings of this page, as links.',
  category: 'layout',
  isEmpty: () => false,
  isPageOnly: true,
  fields,
  View: ContentsView,
});
