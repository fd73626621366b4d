import type { Cart } from '#core/commerce/cart/cart.ts';
import { lineWords } from '#core/commerce/orders/orders.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import { Sums } from '../cart/sums.tsx';
import type { CheckoutProps } from './island.tsx';

/** What is bought and what it comes to, beside the steps. */
export function OrderSide(props: {
  cart: Cart;
  shop: CheckoutProps;
  onCode: (code: string) => Promise<boolean>;
  onDropCode: (code: string) => Promise<boolean>;
  onDropCard: (id: string) => Promise<boolean>;
}) {
  const { cart, shop } = props;
  return (
    <aside className="cart-side" aria-label="Your order">
      <ul className="checkout-lines">
        {cart.entries.map((entry) => (
          <li key={entry.id} {...(!entry.isAvailable && { className: 'cart-problem' })}>
            <span>
              {entry.quantity} × {lineWords(entry)}
              {entry.isAvailable ? '' : ' (not available)'}
            </span>
            <span>{priceText(entry.totalCents, shop)}</span>
          </li>
        ))}
      </ul>
      <Sums {...props} />
      <a className="checkout-quiet" href="/cart">
        Back to the cart
      </a>
    </aside>
  );
}
