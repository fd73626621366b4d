import * as inCart from '#contract/addresses/cart.ts';
import * as checkout from '#contract/addresses/checkout.ts';
import { call } from '#browser/http/call.ts';
import { callCart } from '#browser/shop/cart.ts';
import { CheckoutSteps, type CheckoutProps } from './steps.tsx';
import type { CheckoutCalls } from './use-checkout.ts';

const CALLS: CheckoutCalls = {
  begin: () => call(checkout.begin),
  saveContact: (body) => callCart(checkout.saveContact, { body }),
  choose: (option) => callCart(inCart.choose, { body: { option } }),
  place: (body) => call(checkout.place, { body }),
  confirm: (isApproved) => call(checkout.confirm, { body: { isApproved } }),
  codes: {
    add: (code) => callCart(inCart.addCoupon, { body: { code } }),
    drop: (code) => callCart(inCart.removeCoupon, { params: { code } }),
    dropCard: (id) => callCart(inCart.removeGiftCard, { params: { id } }),
  },
};

/** The checkout of the visitor's cart. */
export default function Checkout(props: CheckoutProps) {
  return (
    <CheckoutSteps
      {...props}
      calls={CALLS}
      aside={
        <a className="checkout-quiet" href="/cart">
          Back to the cart
        </a>
      }
    />
  );
}
