import { BlockType } from '#core/enumerations/block-types.ts';
import { defineBlock } from '../kit/block.tsx';
import { fields } from './fields.ts';
import { CartIndicatorView } from './view.tsx';

export default defineBlock({
  type: 'cart-indicator',
  number: BlockType.cartIndicator,
  name: 'Cart',
  summary: 'The way to the cart, with how much is in it.',
  category: 'interactive',
  isEmpty: () => false,
  fields,
  View: CartIndicatorView,
});
