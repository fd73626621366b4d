import { BlockType, SliceType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { FormView, NO_FORM } from './view.tsx';

export default defineBlock({
  type: 'form',
  number: BlockType.form,
  name: 'Form',
  summary: 'Collect answers from visitors in your inbox.',
  category: 'interactive',
  slice: () => SliceType.form,
  isEmpty: ({ formId }) => formId === '',
  hint: NO_FORM,
  needs: ({ formId }) => ({ form: formId }),
  fields,
  View: FormView,
});
