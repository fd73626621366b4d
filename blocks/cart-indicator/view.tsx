import type { ViewProps } from '../kit/block.tsx';
import { fields, type CartIndicatorValues } from './fields.ts';
import { useWords } from '../kit/words.ts';
import { unlessOwn } from '#core/words/own-text.ts';

/** What is in the cart, and what it costs, is the browser's business: the page is the same for everybody. */
export function CartIndicatorView({ values, isEditing }: ViewProps<CartIndicatorValues>) {
  const say = useWords('page');
  return (
    <div className="cart-indicator" data-align={values.align}>
      <a className="site-cart" href="/cart" data-speaks="basket">
        {unlessOwn(values.label, fields.initial.label, say('cart'))}{' '}
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
