import type { Cart } from '#core/commerce/cart/cart.ts';
import { useWords } from '#blocks/kit/words.ts';
import { sayDays } from '#core/commerce/pricing/shipping.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import type { CheckoutProps } from './steps.tsx';

/** How the order is sent. */
export function DeliveryStep(props: {
  cart: Cart;
  shop: CheckoutProps;
  onChoose: (option: string) => Promise<boolean>;
  onDone: () => void;
}) {
  const say = useWords('checkout');
  const inBasket = useWords('basket');
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
        <p>{say('sentToAddress')}</p>
      ) : (
        <fieldset>
          <legend className="visually-hidden">{say('howSent')}</legend>
          {cart.shippingOptions.map((option) => (
            <label key={option.id} className="checkout-choice">
              <input
                type="radio"
                name="option"
                checked={option.id === chosen}
                onChange={() => void props.onChoose(option.id)}
              />
              <span>
                {option.name}
                {option.days && <small>{sayDays(inBasket, option.days)}</small>}
              </span>
              <span>{option.costCents === 0 ? say('free') : priceText(option.costCents, shop)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <button className="button is-solid is-large">{say('continue')}</button>
    </form>
  );
}
