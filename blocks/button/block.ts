import { defineBlock } from '../block.ts';
import { fields } from './fields.ts';
import { ButtonView } from './view.tsx';

export default defineBlock({
  type: 'button',
  name: 'Button',
  summary: 'A link that asks to be followed.',
  category: 'interactive',
  fields,
  View: ButtonView,
});
