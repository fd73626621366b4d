import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { MemberAreaView } from './view.tsx';

export default defineBlock({
  type: 'member-area',
  number: BlockType.memberArea,
  name: 'Member area',
  summary: 'What members get, how to join, and the way in.',
  category: 'interactive',
  span: 10,
  isEmpty: ({ memberArea }) => memberArea === '',
  hint: 'No member area chosen',
  needs: ({ memberArea }) => (memberArea === '' ? {} : { memberArea }),
  fields,
  View: MemberAreaView,
});
