import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { FormView } from './view.tsx';

export default defineBlock({
  type: 'form',
  number: BlockType.form,
  name: 'Form',
  summary: 'Collect answers from visitors in your inbox.',
  category: 'interactive',
  fields,
  View: FormView,
});
