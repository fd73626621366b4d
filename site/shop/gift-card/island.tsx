import { useState } from 'react';
import type { Cart } from '#core/commerce/cart/cart.ts';
import { MAX_GIFT_MESSAGE_LENGTH, NO_GIFT, type Gift } from '#core/commerce/gift-cards/gift-card.ts';
import { renditionUrl } from '#core/images/images.ts';
import type { CurrencyCode } from '#core/money/currency.ts';
import * as calls from '#contract/addresses/gift-cards.ts';
import type { PayChoice, Placed } from '#contract/shop/cart.ts';
import { call } from '#browser/http/call.ts';
import { problemOf } from '#browser/shop/cart.ts';
import { Field } from '../checkout/field.tsx';
import { PayStep, type MethodFields } from '../checkout/pay-step.tsx';
import { SecondStep } from '../checkout/second-step.tsx';
import { StepFrame } from '../checkout/step-frame.tsx';
import { amountText, type GiftAmount } from './amounts.tsx';

interface GiftCardProps {
  currency: CurrencyCode;
  locale: string;
  consent: string;
  problem: string;
  /** Of a customer who is logged in. */
  email: string;
  picture: string;
  sku: string;
  amounts: GiftAmount[];
}

const PICTURE_WIDTH = 750;
const KEY_BYTES = 24;

/** However often it is sent, it is one order. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The first amount there is, unless another one was asked for. */
function firstOf(amounts: readonly GiftAmount[], sku: string): GiftAmount | undefined {
  const open = amounts.filter(({ isAvailable }) => isAvailable);
  return open.find((amount) => amount.sku === sku) ?? open[0];
}

/** Buying a gift card: the card and whom it is for, then the payment. */
export default function GiftCard(props: GiftCardProps) {
  const [key] = useState(newKey);
  const [amount, setAmount] = useState(() => firstOf(props.amounts, props.sku));
  const [gift, setGift] = useState<Gift>(NO_GIFT);
  const [sender, setSender] = useState({ email: props.email, senderName: '' });
  const [begun, setBegun] = useState<{ cart: Cart; choices: PayChoice[] }>();
  const [step, setStep] = useState<'card' | 'payment'>('card');
  const [problem, setProblem] = useState(props.problem);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Placed>();

  async function run<T>(work: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    setProblem('');
    setErrors({});
    try {
      return await work();
    } catch (error) {
      const found = problemOf(error);
      setProblem(found.sentence || found.advice);
      setErrors(found.errors);
      if (found.cart) setBegun((before) => before && { ...before, cart: found.cart ?? before.cart });
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function begin() {
    if (!amount) return;
    const body = { key, variantId: amount.id, gift, ...sender };
    const next = await run(() => call(calls.begin, { body }));
    if (!next) return;
    setBegun(next);
    setStep('payment');
  }

  async function follow(work: () => Promise<Placed>) {
    const placed = await run(work);
    setAsked(placed?.state === 'needsConfirmation' ? placed : undefined);
    if (placed && placed.url !== '') location.assign(placed.url);
  }

  const pay = ({ way, provider }: PayChoice, method: MethodFields | undefined) =>
    follow(() =>
      call(calls.place, {
        body: {
          key,
          quote: begun?.cart.quote ?? '',
          way,
          ...(provider !== '' && { provider }),
          ...(method && { method }),
        },
      }),
    );

  if (!amount) return <p role="status">This gift card is sold out.</p>;
  const field = (name: keyof Gift) => ({
    value: gift[name],
    error: errors[name],
    onChange: (value: string) => setGift({ ...gift, [name]: value }),
  });
  return (
    <div className="checkout" data-live="">
      <div className="checkout-steps">
        <StepFrame
          title="1. Gift card"
          state={step === 'card' ? 'open' : 'done'}
          summary={`${amountText(amount.cents, props)} for ${gift.recipientName}`}
          problem={step === 'card' ? problem : ''}
          onOpen={() => setStep('card')}
        >
          <form
            className="checkout-form gift-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void begin();
            }}
          >
            <fieldset>
              <legend>Amount</legend>
              {props.amounts.map((each) => (
                <label key={each.id} className="gift-amount">
                  <input
                    type="radio"
                    name="amount"
                    checked={each.id === amount.id}
                    disabled={!each.isAvailable}
                    onChange={() => setAmount(each)}
                  />
                  {amountText(each.cents, props)}
                </label>
              ))}
            </fieldset>
            <Field label="Recipient’s name" {...field('recipientName')} />
            <Field label="Recipient’s email" type="email" inputMode="email" {...field('recipientEmail')} />
            <Message value={gift.message} onChange={(message) => setGift({ ...gift, message })} />
            <Field label="Send on (today if empty)" type="date" {...field('sendOn')} />
            <Field
              label="Your name (optional)"
              autoComplete="name"
              value={sender.senderName}
              onChange={(senderName) => setSender({ ...sender, senderName })}
            />
            <Field
              label="Your email"
              type="email"
              inputMode="email"
              autoComplete="email"
              isWide
              value={sender.email}
              error={errors['email']}
              onChange={(email) => setSender({ ...sender, email })}
            />
            <button className="button is-solid is-large cart-go" disabled={isBusy}>
              {isBusy ? 'One moment…' : 'Continue to payment'}
            </button>
          </form>
        </StepFrame>
        <StepFrame
          title="2. Payment"
          state={step === 'payment' ? 'open' : 'waiting'}
          summary=""
          problem={step === 'payment' ? problem : ''}
          onOpen={() => setStep('payment')}
        >
          {begun &&
            (asked ? (
              <SecondStep
                asked={asked}
                choices={begun.choices}
                isBusy={isBusy}
                onAnswer={(isApproved) =>
                  void follow(() => call(calls.confirm, { body: { key, isApproved } }))
                }
              />
            ) : (
              <PayStep
                cart={begun.cart}
                shop={props}
                choices={begun.choices}
                errors={errors}
                isBusy={isBusy}
                onPay={(choice, method) => void pay(choice, method)}
                onProblem={setProblem}
              />
            ))}
        </StepFrame>
      </div>
      <aside className="cart-side" aria-label="Preview">
        <div className="gift-preview">
          {props.picture === '' ? <span /> : <img src={renditionUrl(props.picture, PICTURE_WIDTH)} alt="" />}
          <div>
            <strong>{amountText(amount.cents, props)}</strong>
            {gift.message !== '' && <p>{gift.message}</p>}
            {sender.senderName !== '' && <p className="checkout-quiet">From {sender.senderName}</p>}
          </div>
        </div>
      </aside>
    </div>
  );
}

function Message({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="checkout-field is-wide">
      <label htmlFor="gift-message">Message (optional)</label>
      <textarea
        id="gift-message"
        maxLength={MAX_GIFT_MESSAGE_LENGTH}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
