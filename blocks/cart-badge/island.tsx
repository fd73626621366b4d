import { useEffect } from 'react';
import { callCart, hasCartCookie } from '#browser/cart.ts';

/** The word in the header that leads to the cart, with how much is in it. */
export default function CartBadge() {
  useEffect(() => {
    // Whoever has no cart is asked nothing; the page is the same for all.
    if (hasCartCookie()) void callCart('GET', 'cart').catch(() => undefined);
  }, []);
  return (
    <>
      Cart <span className="site-cart-count" hidden />
    </>
  );
}
