import type { Cart } from '#core/commerce/cart/cart.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import type { CheckoutProps } from './steps.tsx';

/** How the order is sent. */
export function DeliveryStep(props: {
  cart: Cart;
  shop: CheckoutProps;
  onChoose: (option: string) => Promise<boolean>;
  onDone: () => void;
}) {
  const { cart, shop } = props;
  const chosen = cart.selectedShippingOption?.id;
  return (
    <form
      className="checkout-form"
      onSubmit={(event) => {
        event.preventDefault();
        props.onDone();
      }}
    >
      {cart.shippingOptions.length === 0 ? (
        <p>Your order is sent to the address you gave.</p>
      ) : (
        <fieldset>
          <legend className="visually-hidden">How it is sent</legend>
          {cart.shippingOptions.map((option) => (
            <label key={option.id} className="checkout-choice">
              <input
                type="radio"
                name="option"
                checked={option.id === chosen}
                onChange={() => void props.onChoose(option.id)}
              />
              <span>{option.name}</span>
              <span>{option.costCents === 0 ? 'Free' : priceText(option.costCents, shop)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <button className="button is-solid is-large">Continue</button>
    </form>
  );
}
