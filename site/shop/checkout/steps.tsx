import type { ReactNode } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import { likelyCountry } from '#core/places/postal.ts';
import type { PayChoice } from '#contract/shop/cart.ts';
import type { KnownBuyer } from '../../page-input.ts';
import type { CartProps } from '../cart/island.tsx';
import { ContactStep } from './contact-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { OrderSide } from './order-side.tsx';
import { PayStep, type MethodFields } from './pay-step.tsx';
import { SecondStep } from './second-step.tsx';
import { StepFrame } from './step-frame.tsx';
import { STEPS, useCheckout, type CheckoutCalls, type Step } from './use-checkout.ts';

export interface CheckoutProps extends CartProps {
  /** Where the shop is. */
  country: string;
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
export function CheckoutSteps(
  props: CheckoutProps & {
    calls: CheckoutCalls;
    /** Beside the steps, below the sums. */
    aside: ReactNode;
    /** What the last button says, where it does not say what is paid. */
    payWords?: string;
  },
) {
  const say = useWords('checkout');
  const { calls } = props;
  const country = likelyCountry(
    navigator.languages,
    props.country,
    props.countries.map(({ code }) => code),
  );
  const checkout = useCheckout({ ...props, country });
  const { begun, step, setStep, problem, errors, isBusy, asked, changeCart, follow } = checkout;
  if (!begun) return <p role="status">{say('oneMoment')}</p>;
  const { cart, contact } = begun;
  const { codes } = calls;

  async function saveContact() {
    const next = await checkout.run(() => calls.saveContact(contact));
    if (!next) return;
    checkout.setCart(next);
    setStep(next.requiresShipping ? 'delivery' : 'payment');
  }

  const pay = ({ way, provider }: PayChoice, method: MethodFields | undefined) =>
    follow(() =>
      calls.place({
        quote: cart.quote,
        way,
        ...(provider !== '' && { provider }),
        ...(method && { method }),
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
          {...shared('contact', say('contactAndAddress'))}
          summary={`${contact.email}, ${contact.shipping.line1}`}
        >
          {props.logInUrl !== '' && !props.known && (
            <p className="checkout-quiet">
              {say('haveAccount')} <a href={props.logInUrl}>{say('logIn')}</a>
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
            {...shared('delivery', say('delivery'))}
            summary={cart.selectedShippingOption?.name ?? say('deliveryIncluded')}
          >
            <DeliveryStep
              cart={cart}
              shop={props}
              onChoose={(option) => changeCart(() => calls.choose(option))}
              onDone={() => setStep('payment')}
            />
          </StepFrame>
        )}
        <StepFrame {...shared('payment', say('payment'))} summary="">
          {asked ? (
            <SecondStep
              asked={asked}
              choices={begun.choices}
              isBusy={isBusy}
              onAnswer={(isApproved) => void follow(() => calls.confirm(isApproved))}
            />
          ) : (
            <PayStep
              cart={cart}
              shop={props}
              choices={cart.dueCents === 0 ? FREE : begun.choices}
              onProblem={checkout.setProblem}
              errors={errors}
              isBusy={isBusy}
              {...(props.payWords !== undefined && { payWords: props.payWords })}
              onPay={(choice, method) => void pay(choice, method)}
            />
          )}
        </StepFrame>
      </div>
      <OrderSide
        cart={cart}
        shop={props}
        codes={
          codes && {
            onCode: (code) => changeCart(() => codes.add(code)),
            onDropCode: (code) => changeCart(() => codes.drop(code)),
            onDropCard: (id) => changeCart(() => codes.dropCard(id)),
          }
        }
      >
        {props.aside}
      </OrderSide>
    </div>
  );
}
