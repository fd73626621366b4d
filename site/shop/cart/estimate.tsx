import { useState } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import { sayDays } from '#core/commerce/pricing/shipping.ts';
import type { Destination } from '#core/commerce/cart/address.ts';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import type { CartProps } from './island.tsx';

/** What sending it would cost, before anybody has to say who they are. */
export function Estimate(props: {
  cart: Cart;
  shop: CartProps;
  onPlace: (place: Destination) => Promise<boolean>;
  onChoose: (option: string) => Promise<boolean>;
}) {
  const say = useWords('cart');
  const inBasket = useWords('basket');
  const { cart, shop, onPlace, onChoose } = props;
  const known = cart.shippingLocation;
  const [place, setPlace] = useState<Destination>(known ?? { country: '', region: '', postcode: '' });
  return (
    <details className="cart-estimate">
      <summary>{say('estimateDelivery')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (place.country !== '') void onPlace(place);
        }}
      >
        <label>
          {say('country')}
          <select
            value={place.country}
            onChange={(event) => setPlace({ ...place, country: event.currentTarget.value })}
          >
            <option value="">{say('pleaseChoose')}</option>
            {shop.countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say('postcode')}
          <input
            value={place.postcode}
            onInput={(event) => setPlace({ ...place, postcode: event.currentTarget.value })}
          />
        </label>
        <button className="button is-outline is-small">{say('estimate')}</button>
      </form>
      <div role="status">
        {known && cart.shippingOptions.length === 0 && <p>{say('noDelivery')}</p>}
        {cart.shippingOptions.map((option) => (
          <label key={option.id} className="cart-option">
            <input
              type="radio"
              name="estimate"
              checked={option.id === cart.selectedShippingOption?.id}
              onChange={() => void onChoose(option.id)}
            />
            <span>
              {option.name}
              {option.days && <small>{sayDays(inBasket, option.days)}</small>}
            </span>
            <span>{option.costCents === 0 ? say('free') : priceText(option.costCents, shop)}</span>
          </label>
        ))}
      </div>
    </details>
  );
}
