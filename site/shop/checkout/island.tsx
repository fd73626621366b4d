import * as inCart from '#contract/addresses/cart.ts';
import * as calls from '#contract/addresses/checkout.ts';
import type { PayChoice } from '#contract/shop/cart.ts';
import { call } from '#browser/http/call.ts';
import { callCart } from '#browser/shop/cart.ts';
import type { KnownBuyer } from '../../page-input.ts';
import type { CartProps } from '../cart/island.tsx';
import { ContactStep } from './contact-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { OrderSide } from './order-side.tsx';
import { PayStep, type MethodFields } from './pay-step.tsx';
import { SecondStep } from './second-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { STEPS, useCheckout, type Step } from './use-checkout.ts';

export interface CheckoutProps extends CartProps {
  consent: string;
  /** Why the last payment came to nothing, for those who come back from paying elsewhere. */
  problem: string;
  /** A customer who is logged in. */
  known: KnownBuyer | null;
  /** Where others log in first, if the shop shows the way; empty otherwise. */
  logInUrl: string;
}

const FREE: readonly PayChoice[] = [{ way: 'free', provider: '', label: '', isTest: false, entry: null }];

/** One page, three steps; those that are done can be opened again. */
export default function Checkout(props: CheckoutProps) {
  const checkout = useCheckout(props);
  const { begun, step, setStep, problem, errors, isBusy, asked, changeCart, follow } = checkout;
  if (!begun) return <p role="status">One moment…</p>;
  const { cart, contact } = begun;

  async function saveContact() {
    const next = await checkout.run(() => callCart(calls.saveContact, { body: contact }));
    if (!next) return;
    checkout.setCart(next);
    setStep(next.requiresShipping ? 'delivery' : 'payment');
  }

  const pay = ({ way, provider }: PayChoice, method: MethodFields | undefined) =>
    follow(() =>
      call(calls.place, {
        body: { quote: cart.quote, way, ...(provider !== '' && { provider }), ...(method && { method }) },
      }),
    );

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
          {props.logInUrl !== '' && !props.known && (
            <p className="checkout-quiet">
              Already have an account? <a href={props.logInUrl}>Log in</a>
            </p>
          )}
          <ContactStep
            saved={props.known?.addresses ?? []}
            contact={contact}
            needsAddress={cart.requiresShipping}
            errors={errors}
            countries={props.countries}
            onChange={checkout.setContact}
            onDone={saveContact}
          />
        </StepFrame>
        {cart.requiresShipping && (
          <StepFrame
            {...shared('delivery', 'Delivery')}
            summary={cart.selectedShippingOption?.name ?? 'Delivery included'}
          >
            <DeliveryStep
              cart={cart}
              shop={props}
              onChoose={(option) => changeCart(() => callCart(inCart.choose, { body: { option } }))}
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
              onAnswer={(isApproved) => void follow(() => call(calls.confirm, { body: { isApproved } }))}
            />
          ) : (
            <PayStep
              cart={cart}
              shop={props}
              choices={cart.dueCents === 0 ? FREE : begun.choices}
              onProblem={checkout.setProblem}
              errors={errors}
              isBusy={isBusy}
              onPay={(choice, method) => void pay(choice, method)}
            />
          )}
        </StepFrame>
      </div>
      <OrderSide
        cart={cart}
        shop={props}
        onCode={(code) => changeCart(() => callCart(inCart.addCoupon, { body: { code } }))}
        onDropCode={(code) => changeCart(() => callCart(inCart.removeCoupon, { params: { code } }))}
        onDropCard={(id) => changeCart(() => callCart(inCart.removeGiftCard, { params: { id } }))}
      />
    </div>
  );
}
