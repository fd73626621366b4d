import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { isShown } from './plans.ts';
import { PricingView } from './view.tsx';

export default defineBlock({
  type: 'pricing',
  number: BlockType.pricing,
  name: 'Pricing',
  summary: 'Plans beside each other, with two prices to switch between.',
  category: 'interactive',
  levelField: 'level',
  isEmpty: ({ plans }) => !plans.some(isShown),
  hint: 'No plans yet',
  fields,
  View: PricingView,
});
