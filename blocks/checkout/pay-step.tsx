import { useState } from 'react';
import type { Cart } from '#core/commerce/cart.ts';
import type { PayWay } from '#core/commerce/orders.ts';
import { INFORMATION_MISSING } from '#core/messages/cart.ts';
import { TEST_CARDS, type CardFields } from '#core/payments/test-cards.ts';
import { priceText } from '../products/shop-context.ts';
import { Field } from './field.tsx';
import type { CheckoutProps } from './island.tsx';

const WAY_LABELS: Readonly<Record<PayWay, string>> = {
  card: 'Card',
  manual: 'Bank transfer or cash',
  free: 'Nothing to pay',
};

export function PayStep(props: {
  cart: Cart;
  shop: CheckoutProps;
  ways: readonly PayWay[];
  isTestProvider: boolean;
  errors: Readonly<Record<string, string>>;
  isBusy: boolean;
  onPay: (way: PayWay, card: CardFields | undefined) => void;
}) {
  const { cart, shop, ways, errors, isBusy } = props;
  const [chosen, setWay] = useState<PayWay>(ways[0] ?? 'card');
  const way = ways.includes(chosen) ? chosen : (ways[0] ?? 'card');
  const [card, setCard] = useState<CardFields>({ number: '', expires: '', code: '' });
  const field = (name: keyof CardFields, label: string, placeholder: string, isWide = false) => (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      isWide={isWide}
      value={card[name]}
      error={errors[`method.${name}`]}
      onChange={(value) => setCard({ ...card, [name]: value })}
    />
  );
  return (
    <form
      className="checkout-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onPay(way, way === 'card' ? card : undefined);
      }}
    >
      {ways.length > 1 && (
        <fieldset>
          <legend className="visually-hidden">How to pay</legend>
          {ways.map((each) => (
            <label key={each} className="checkout-choice">
              <input type="radio" name="way" checked={each === way} onChange={() => setWay(each)} />
              {WAY_LABELS[each]}
            </label>
          ))}
        </fieldset>
      )}
      {way === 'card' && (
        <>
          {field('number', 'Card number', '4242 4242 4242 4242', true)}
          {field('expires', 'Valid until', '04/31')}
          {field('code', 'Security code', '123')}
          {props.isTestProvider && (
            <details className="checkout-cards is-wide">
              <summary>Test cards. No money moves, and real cards are not accepted.</summary>
              <ul>
                {TEST_CARDS.map(({ number, says }) => (
                  <li key={number}>
                    <code>{number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code> {says}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
      {Object.keys(errors).length > 0 && (
        <p className="cart-problem" role="alert">
          {INFORMATION_MISSING}
        </p>
      )}
      {shop.consent !== '' && <p className="checkout-quiet">{shop.consent}</p>}
      <button className="button is-solid is-large cart-go" disabled={isBusy}>
        {isBusy
          ? 'One moment…'
          : way === 'card'
            ? `Pay ${priceText(cart.grandTotalCents, shop)}`
            : 'Place order'}
      </button>
    </form>
  );
}
