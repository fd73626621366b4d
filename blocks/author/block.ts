import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { AuthorView } from './view.tsx';

export default defineBlock({
  type: 'author',
  number: BlockType.contentLink,
  name: 'Author',
  summary: 'Somebody with a picture, a few words and what they wrote last.',
  category: 'text',
  fields,
  View: AuthorView,
});
