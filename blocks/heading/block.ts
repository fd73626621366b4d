import { isBlank } from '../kit/blank.ts';
import { BlockType, SliceType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { HeadingView, PlainHeading } from './view.tsx';

export default defineBlock({
  type: 'heading',
  number: BlockType.heading,
  name: 'Heading',
  summary: 'A title for what follows.',
  category: 'text',
  span: 16,
  slice: ({ level }) => (level === 1 ? SliceType.heading : SliceType.subHeading),
  isEmpty: ({ text }) => isBlank(text),
  levelField: 'level',
  titles: ({ level, text }) => [{ level, text }],
  PlainView: PlainHeading,
  fields,
  View: HeadingView,
});
