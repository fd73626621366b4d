import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.ts';
import { fields } from './fields.ts';
import { CartIndicatorView } from './view.tsx';

export default defineBlock({
  type: 'cart-indicator',
  number: BlockType.action,
  name: 'Cart',
  summary: 'The way to the cart, with how much is in it.',
  category: 'interactive',
  fields,
  View: CartIndicatorView,
});
