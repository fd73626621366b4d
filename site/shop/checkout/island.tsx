import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Cart } from '#core/commerce/cart.ts';
import { lineWords } from '#core/commerce/orders.ts';
import * as inCart from '#contract/addresses/cart.ts';
import * as calls from '#contract/addresses/checkout.ts';
import type { PayChoice, Placed } from '#contract/shop/cart.ts';
import type { ReplyAt } from '#contract/index.ts';
import { call } from '#browser/http/call.ts';
import { callCart, problemOf } from '#browser/shop/cart.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import type { CartProps } from '../cart/island.tsx';
import { Sums } from '../cart/sums.tsx';
import { ContactStep } from './contact-step.tsx';
import { PayStep, type MethodFields } from './pay-step.tsx';
import { SecondStep } from './second-step.tsx';

export interface CheckoutProps extends CartProps {
  consent: string;
  /** Why the last payment came to nothing, for those who come back from paying elsewhere. */
  problem: string;
}

type Begun = ReplyAt<typeof calls.begin>;

const FREE: readonly PayChoice[] = [{ way: 'free', provider: '', label: '', isTest: false, entry: null }];
const STEPS = ['contact', 'delivery', 'payment'] as const;
type Step = (typeof STEPS)[number];

/** One page, three steps; those that are done can be opened again. */
export default function Checkout(props: CheckoutProps) {
  const [begun, setBegun] = useState<Begun>();
  const [step, setStep] = useState<Step>(props.problem === '' ? 'contact' : 'payment');
  const [problem, setProblem] = useState(props.problem);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  /** The payment that waits for the bank's question to be answered. */
  const [asked, setAsked] = useState<Placed>();

  useEffect(() => {
    call(calls.begin).then(
      (found) => {
        if (found.cart.entries.length === 0) return location.replace('/cart');
        setBegun(found);
        if (found.payment) {
          setStep('payment');
          setAsked(found.payment);
        }
        return undefined;
      },
      () => location.replace('/cart'),
    );
  }, []);

  if (!begun) return <p role="status">One moment…</p>;
  const { cart, contact } = begun;
  const setCart = (next: Cart) => setBegun((before) => before && { ...before, cart: next });

  /** Runs one call at a time; what is wrong is shown where it belongs. */
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
      if (found.cart) setCart(found.cart);
      if (Object.keys(found.errors).some((name) => !name.startsWith('method'))) setStep('contact');
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function saveContact() {
    const next = await run(() => callCart(calls.saveContact, { body: contact }));
    if (!next) return;
    setCart(next);
    setStep(next.requiresShipping ? 'delivery' : 'payment');
  }

  async function follow(placed: Placed | undefined) {
    setAsked(placed?.state === 'needsConfirmation' ? placed : undefined);
    if (placed && placed.url !== '') location.assign(placed.url);
  }

  const pay = async ({ way, provider }: PayChoice, method: MethodFields | undefined) =>
    follow(
      await run(() =>
        call(calls.place, {
          body: {
            quote: cart.quote,
            way,
            ...(provider !== '' && { provider }),
            ...(method && { method }),
          },
        }),
      ),
    );
  const answerBank = async (isApproved: boolean) =>
    follow(await run(() => call(calls.confirm, { body: { isApproved } })));

  const shownSteps = STEPS.filter((name) => name !== 'delivery' || cart.requiresShipping);
  const stateOf = (name: Step) =>
    name === step ? 'open' : shownSteps.indexOf(name) < shownSteps.indexOf(step) ? 'done' : 'waiting';
  const shared = (name: Step, title: string) => ({
    title: `${shownSteps.indexOf(name) + 1}. ${title}`,
    state: stateOf(name),
    // Where whoever pressed the button is looking.
    problem: name === step ? problem : '',
    onOpen: () => setStep(name),
  });

  return (
    <div className="checkout" data-live="">
      <div className="checkout-steps">
        <StepFrame
          {...shared('contact', 'Contact and address')}
          summary={`${contact.email}, ${contact.shipping.line1}`}
        >
          <ContactStep
            contact={contact}
            needsAddress={cart.requiresShipping}
            errors={errors}
            countries={props.countries}
            onChange={(next) => setBegun({ ...begun, contact: next })}
            onDone={saveContact}
          />
        </StepFrame>
        {cart.requiresShipping && (
          <StepFrame
            {...shared('delivery', 'Delivery')}
            summary={cart.selectedShippingOption?.name ?? 'Delivery included'}
          >
            <Delivery
              cart={cart}
              shop={props}
              onChoose={async (option) => {
                const next = await run(() => callCart(inCart.choose, { body: { option } }));
                if (next) setCart(next);
              }}
              onDone={() => setStep('payment')}
            />
          </StepFrame>
        )}
        <StepFrame {...shared('payment', 'Payment')} summary="">
          {asked ? (
            <SecondStep
              asked={asked}
              choices={begun.choices}
              isBusy={isBusy}
              onAnswer={(isApproved) => void answerBank(isApproved)}
            />
          ) : (
            <PayStep
              cart={cart}
              shop={props}
              choices={cart.grandTotalCents === 0 ? FREE : begun.choices}
              onProblem={setProblem}
              errors={errors}
              isBusy={isBusy}
              onPay={(choice, method) => void pay(choice, method)}
            />
          )}
        </StepFrame>
      </div>
      <aside className="cart-side" aria-label="Your order">
        <ul className="checkout-lines">
          {cart.entries.map((entry) => (
            <li key={entry.id} {...(!entry.isAvailable && { className: 'cart-problem' })}>
              <span>
                {entry.quantity} × {lineWords(entry)}
                {entry.isAvailable ? '' : ' (not available)'}
              </span>
              <span>{priceText(entry.totalCents, props)}</span>
            </li>
          ))}
        </ul>
        <Sums
          cart={cart}
          shop={props}
          onCode={async (code) => takeCart(await run(() => callCart(inCart.addCoupon, { body: { code } })))}
          onDropCode={async (code) =>
            takeCart(await run(() => callCart(inCart.removeCoupon, { params: { code } })))
          }
        />
        <a className="checkout-quiet" href="/cart">
          Back to the cart
        </a>
      </aside>
    </div>
  );

  function takeCart(next: Cart | undefined): boolean {
    if (next) setCart(next);
    return next !== undefined;
  }
}

function StepFrame(props: {
  title: string;
  state: string;
  summary: string;
  problem: string;
  onOpen: () => void;
  children: ReactNode;
}) {
  const { title, state, summary, problem, onOpen, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    // The step that was left has shrunk: without this the next one opens somewhere above or below the screen.
    if (state === 'open' && before.current !== 'open') heading.current?.focus();
    before.current = state;
  }, [state]);
  useEffect(() => {
    if (problem !== '') trouble.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <section className="checkout-step" data-state={state}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {state === 'done' && (
          <button type="button" className="cart-link" onClick={onOpen}>
            Change<span className="visually-hidden"> {title}</span>
          </button>
        )}
      </header>
      {state === 'done' && <p className="checkout-quiet">{summary}</p>}
      {problem !== '' && (
        <div className="cart-trouble" role="alert" ref={trouble}>
          <p>{problem}</p>
        </div>
      )}
      {state === 'open' && children}
    </section>
  );
}

function Delivery(props: {
  cart: Cart;
  shop: CheckoutProps;
  onChoose: (option: string) => Promise<void>;
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
