import type { ViewProps } from '../kit/block.tsx';
import type { CartIndicatorValues } from './fields.ts';

/** What is in the cart, and what it costs, is the browser's business: the page is the same for everybody. */
export function CartIndicatorView({ values, isEditing }: ViewProps<CartIndicatorValues>) {
  return (
    <div className="cart-indicator" data-align={values.align}>
      <a className="site-cart" href="/cart">
        {values.label || 'Cart'}{' '}
        <span className="site-cart-count" hidden={!isEditing}>
          {isEditing ? '2' : null}
        </span>
        {values.hasTotal && (
          <>
            {' '}
            <span className="site-cart-total" hidden={!isEditing}>
              {isEditing ? '24.00' : null}
            </span>
          </>
        )}
      </a>
    </div>
  );
}
