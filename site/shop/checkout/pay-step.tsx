import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Cart } from '#core/commerce/cart.ts';
import type { PayWay } from '#core/commerce/orders.ts';
import { INFORMATION_MISSING } from '#core/messages/cart.ts';
import { TEST_CARDS, type CardFields } from '#core/payments/test-cards.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import { Field } from './field.tsx';
import type { CheckoutProps } from './island.tsx';
import { mountPaymentForm, type FormPlace, type PaymentForm } from './payment-form.ts';

const WAY_LABELS: Readonly<Record<PayWay, string>> = {
  card: 'Card',
  manual: 'Bank transfer or cash',
  free: 'Nothing to pay',
};

export function PayStep(props: {
  cart: Cart;
  shop: CheckoutProps;
  ways: readonly PayWay[];
  form: FormPlace & { isTestProvider: boolean };
  errors: Readonly<Record<string, string>>;
  isBusy: boolean;
  onPay: (way: PayWay, method: Readonly<Record<string, string>> | undefined) => void;
  onProblem: (problem: string) => void;
}) {
  const { cart, shop, ways, errors, isBusy } = props;
  const [chosen, setWay] = useState<PayWay>(ways[0] ?? 'card');
  const way = ways.includes(chosen) ? chosen : (ways[0] ?? 'card');
  const [card, setCard] = useState<CardFields>({ number: '', expires: '', code: '' });
  const [isAsking, setAsking] = useState(false);
  const providerForm = useRef<PaymentForm>(undefined);
  const isByForm = way === 'card' && props.form.publicKey !== '';

  async function pay() {
    if (!isByForm) return props.onPay(way, way === 'card' ? { ...card } : undefined);
    setAsking(true);
    const done = await providerForm.current?.finish();
    setAsking(false);
    if (!done) return undefined;
    return 'token' in done ? props.onPay(way, { token: done.token }) : props.onProblem(done.problem);
  }
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
        void pay();
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
      {isByForm && (
        <ProviderFields
          place={props.form}
          amount={cart.grandTotalCents}
          currency={shop.currency}
          onReady={(ready) => (providerForm.current = ready)}
          onProblem={props.onProblem}
        />
      )}
      {way === 'card' && !isByForm && (
        <>
          {field('number', 'Card number', '4242 4242 4242 4242', true)}
          {field('expires', 'Valid until', '04/31')}
          {field('code', 'Security code', '123')}
          {props.form.isTestProvider && (
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
      <button className="button is-solid is-large cart-go" disabled={isBusy || isAsking}>
        {isBusy || isAsking
          ? 'One moment…'
          : way === 'card'
            ? `Pay ${priceText(cart.grandTotalCents, shop)}`
            : 'Place order'}
      </button>
    </form>
  );
}

/** The provider's own fields, in its own frame. */
function ProviderFields(props: {
  place: FormPlace;
  amount: number;
  currency: string;
  onReady: (form: PaymentForm) => void;
  onProblem: (problem: string) => void;
}) {
  const { place, amount, currency } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<PaymentForm>();
  const mount = useEffectEvent((at: HTMLElement) => mountPaymentForm(at, { ...place, amount, currency }));
  const take = useEffectEvent((ready: PaymentForm) => {
    setForm(ready);
    props.onReady(ready);
  });
  const tell = useEffectEvent(props.onProblem);
  useEffect(() => {
    if (!frame.current) return undefined;
    let isGone = false;
    let mounted: PaymentForm | undefined;
    mount(frame.current).then(
      (ready) => {
        if (isGone) return ready.remove();
        mounted = ready;
        return take(ready);
      },
      (error: unknown) => tell(error instanceof Error ? error.message : ''),
    );
    return () => {
      isGone = true;
      mounted?.remove();
    };
  }, []);
  useEffect(() => form?.setAmount(amount), [form, amount]);
  return (
    <div className="is-wide" data-ready={form !== undefined}>
      {!form && <p role="status">One moment…</p>}
      <div ref={frame} />
    </div>
  );
}
