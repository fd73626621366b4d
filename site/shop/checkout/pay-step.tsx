import { useRef, useState } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { expiryAsTyped, type CardFields } from '#core/payments/test-cards.ts';
import type { PayChoice } from '#contract/shop/cart.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import { Field } from './field.tsx';
import type { PaymentForm } from './forms/form.ts';
import type { CheckoutProps } from './steps.tsx';
import { ProviderFields } from './provider-fields.tsx';

export type Errors = Readonly<Record<string, string>>;
export type MethodFields = Readonly<Record<string, string>>;

export const NO_CARD: CardFields = { number: '', expires: '', code: '' };

export function PayStep(props: {
  cart: Pick<Cart, 'dueCents'>;
  shop: Pick<CheckoutProps, 'consent' | 'currency' | 'locale'>;
  choices: readonly PayChoice[];
  errors: Errors;
  isBusy: boolean;
  onPay: (choice: PayChoice, method: MethodFields | undefined) => void;
  onProblem: (problem: string) => void;
  payWords?: string;
}) {
  const say = useWords('checkout');
  const sayCart = useWords('cart');
  const { cart, shop, choices, errors } = props;
  const [index, setIndex] = useState(0);
  const choice = choices[index] ?? choices[0];
  const entry = choice?.entry;
  const [card, setCard] = useState(NO_CARD);
  const [isAsking, setAsking] = useState(false);
  const providerForm = useRef<PaymentForm>(undefined);
  const isBusy = props.isBusy || isAsking;

  async function pay() {
    if (!choice) return undefined;
    if (entry?.kind !== 'form')
      return props.onPay(choice, entry?.kind === 'testCards' ? { ...card } : undefined);
    setAsking(true);
    const done = await providerForm.current?.finish();
    setAsking(false);
    if (!done) return undefined;
    return 'method' in done ? props.onPay(choice, done.method) : props.onProblem(done.problem);
  }
  if (!choice)
    return (
      <p className="checkout-quiet" role="status">
        {say('paymentsClosed')}
      </p>
    );
  return (
    <form
      className="checkout-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      {choice.isTest && <p className="checkout-test is-wide">{say('testMode')}</p>}
      {choices.length > 1 && (
        <fieldset>
          <legend className="visually-hidden">{say('paymentMethod')}</legend>
          {choices.map((each, at) => (
            <label key={each.way + each.provider} className="checkout-choice">
              <input type="radio" name="way" checked={each === choice} onChange={() => setIndex(at)} />
              {each.label}
            </label>
          ))}
        </fieldset>
      )}
      {entry?.kind === 'form' && (
        <ProviderFields
          key={entry.form}
          entry={entry}
          amount={cart.dueCents}
          currency={shop.currency}
          onReady={(ready) => (providerForm.current = ready)}
          onProblem={props.onProblem}
        />
      )}
      {entry?.kind === 'redirect' && <p className="checkout-quiet is-wide">{say('payOnNextPage')}</p>}
      {entry?.kind === 'testCards' && (
        <TestCardFields cards={entry.cards} card={card} errors={errors} onChange={setCard} />
      )}
      {Object.keys(errors).length > 0 && (
        <p className="cart-problem" role="alert">
          {sayCart('informationMissing')}
        </p>
      )}
      {shop.consent !== '' && <p className="checkout-quiet">{shop.consent}</p>}
      <button className="button is-solid is-large cart-go" disabled={isBusy}>
        {isBusy
          ? say('oneMoment')
          : (props.payWords ??
            (entry ? say('pay', { amount: priceText(cart.dueCents, shop) }) : say('placeOrder')))}
      </button>
    </form>
  );
}

/** For shops without an account of their own: no money moves. */
export function TestCardFields(props: {
  cards: readonly { number: string; says: string }[];
  card: CardFields;
  errors: Errors;
  onChange: (card: CardFields) => void;
}) {
  const say = useWords('checkout');
  const { card, errors, onChange } = props;
  const field = (name: keyof CardFields, label: string, placeholder: string, isWide = false) => (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      isWide={isWide}
      value={card[name]}
      error={errors[`method.${name}`]}
      onChange={(value) =>
        onChange({ ...card, [name]: name === 'expires' ? expiryAsTyped(value, card.expires) : value })
      }
    />
  );
  return (
    <>
      {field('number', say('cardNumber'), '4242 4242 4242 4242', true)}
      {field('expires', say('expiry'), '04/31')}
      {field('code', say('securityCode'), '123')}
      <details className="checkout-cards is-wide">
        <summary>{say('testCards')}</summary>
        <ul>
          {props.cards.map(({ number, says }) => (
            <li key={number}>
              <code>{number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code> {says}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
