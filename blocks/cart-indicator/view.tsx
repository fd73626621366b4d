import type { ViewProps } from '../kit/block.tsx';
import type { CartIndicatorValues } from './fields.ts';
import { useWords } from '../kit/words.ts';

/** How many things are in the cart is the browser's business: the page is the same for everybody. */
export function CartIndicatorView({ values, isEditing }: ViewProps<CartIndicatorValues>) {
  const say = useWords('page');
  return (
    <div className="cart-indicator" data-align={values.align}>
      <a className="site-cart" href="/cart" data-speaks="cart">
        {values.label || say('cart')}{' '}
        <span className="site-cart-count" hidden={!isEditing}>
          {isEditing ? '2' : null}
        </span>
      </a>
    </div>
  );
}
