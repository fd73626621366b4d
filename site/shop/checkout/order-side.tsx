import type { ReactNode } from 'react';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { useWords } from '#blocks/kit/words.ts';
import { lineWords } from '#core/commerce/orders/orders.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import { Sums, type CodeCalls } from '../cart/sums.tsx';
import type { CheckoutProps } from './steps.tsx';

/** What is bought and what it comes to, beside the steps. */
export function OrderSide(props: {
  cart: Cart;
  shop: CheckoutProps;
  /** Where codes are taken. */
  codes?: CodeCalls | undefined;
  children?: ReactNode;
}) {
  const say = useWords('checkout');
  const { cart, shop, codes, children } = props;
  return (
    <aside className="cart-side" aria-label={say('yourOrder')}>
      <ul className="checkout-lines">
        {cart.entries.map((entry) => (
          <li key={entry.id} {...(!entry.isAvailable && { className: 'cart-problem' })}>
            <span>
              {entry.quantity} × {lineWords(entry)}
              {entry.isAvailable ? '' : ` ${say('notAvailable')}`}
            </span>
            <span>{priceText(entry.totalCents, shop)}</span>
          </li>
        ))}
      </ul>
      <Sums cart={cart} shop={shop} {...(codes && { codes })} />
      {children}
    </aside>
  );
}
