import { useId, useMemo, useRef, useState } from 'react';
import { planNotes, subscriptionSentence } from '#core/commerce/catalogue/plan-words.ts';
import { DAY_MS } from '#core/durations.ts';
import { toCents } from '#core/money/currency.ts';
import * as at from '#contract/addresses/checkout.ts';
import type { PlanCheckout } from '#contract/shop/subscriptions.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import { call } from '#browser/http/call.ts';
import { CheckoutSteps, type CheckoutProps } from '../checkout/steps.tsx';
import type { CheckoutCalls } from '../checkout/use-checkout.ts';
import { useWords } from '#blocks/kit/words.ts';

interface Props extends CheckoutProps {
  cartToken: string;
  /** Of a plan that was chosen on a page: its cart is opened here, and nothing by following a link. */
  variantId?: string;
}

/** The checkout of a subscription: the same steps, for the cart of a token. */
export default function SubscribeCheckout(props: Props) {
  const say = useWords('subscription');
  const { cartToken, variantId } = props;
  const token = useRef(cartToken);
  const [begun, setBegun] = useState<PlanCheckout>();
  const [startsOn, setStartsOn] = useState('');
  // The calls stay the same, so that another day does not begin the checkout anew.
  const chosen = useRef('');
  const choose = (day: string) => {
    chosen.current = day;
    setStartsOn(day);
  };
  const calls = useMemo((): CheckoutCalls => {
    const params = () => ({ token: token.current });
    const follow = async (answer: Promise<PlanCheckout>) => {
      const next = await answer;
      setBegun(next);
      return next;
    };
    return {
      async begin() {
        if (token.current === '' && variantId !== undefined) token.current = await openCart(variantId);
        return follow(call(at.beginPlan, { params: params() }));
      },
      saveContact: async (body) => (await follow(call(at.savePlanContact, { params: params(), body }))).cart,
      choose: async (option) =>
        (await follow(call(at.choosePlanShipping, { params: params(), body: { option } }))).cart,
      place: (body) =>
        call(at.placePlan, {
          params: params(),
          body: { ...body, ...(chosen.current !== '' && { startsOn: chosen.current }) },
        }),
      confirm: (isApproved) => call(at.confirmPlan, { params: params(), body: { isApproved } }),
    };
  }, [variantId]);
  const isTrial = begun?.firstPaymentAt != null;
  const isLater = isLaterThan(begun?.startDays ?? null, startsOn);
  const payWords = isTrial ? say('startTrial') : say('subscribe');
  return (
    <CheckoutSteps
      {...props}
      calls={calls}
      {...((isTrial || (isLater && begun?.plan.startCharge === 'start')) && { payWords })}
      aside={
        begun && (
          <>
            <PlanTerms begun={begun} shop={props} startsOn={isLater ? startsOn : ''} />
            <StartDay begun={begun} startsOn={startsOn} onChange={choose} />
          </>
        )
      }
    />
  );
}

/** From now on the page has the address of its cart, so that it can be loaded again. */
async function openCart(variantId: string): Promise<string> {
  const { cartToken, url } = await call(at.openPlan, { body: { variantId, quantity: 1 } });
  history.replaceState(history.state, '', url);
  return cartToken;
}

const isLaterThan = (days: PlanCheckout['startDays'], startsOn: string) =>
  days !== null && startsOn > days.first;

function StartDay(props: { begun: PlanCheckout; startsOn: string; onChange: (day: string) => void }) {
  const say = useWords('subscription');
  const id = useId();
  const { startDays } = props.begun;
  if (!startDays) return null;
  return (
    <div className="checkout-field">
      <label htmlFor={id}>{say('startDay')}</label>
      <input
        id={id}
        type="date"
        min={startDays.first}
        max={startDays.last}
        value={props.startsOn || startDays.first}
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
    </div>
  );
}

/** When money is taken and when it begins, in one sentence. */
function useTerms({ plan, firstPaymentAt }: PlanCheckout, locale: string, startsOn: string): string {
  const say = useWords('subscription');
  const dayOf = (at: Date, timeZone?: string) =>
    at.toLocaleDateString(locale, { dateStyle: 'long', ...(timeZone !== undefined && { timeZone }) });
  if (startsOn !== '') {
    if (plan.trialDays === 0 && plan.startCharge === 'now')
      return say('startsLater', { day: dayOf(new Date(startsOn), 'UTC') });
    const first = new Date(Date.parse(startsOn) + plan.trialDays * DAY_MS);
    return say('trialWords', { day: dayOf(first, 'UTC') });
  }
  return firstPaymentAt === null
    ? say('renews')
    : say('trialWords', { day: dayOf(new Date(firstPaymentAt)) });
}

/** What is agreed to beyond the first payment. */
function PlanTerms({
  begun,
  shop,
  startsOn,
}: {
  begun: PlanCheckout;
  shop: CheckoutProps;
  startsOn: string;
}) {
  const ofPlan = useWords('plans');
  const terms = useTerms(begun, shop.locale, startsOn);
  const { cart, plan } = begun;
  const [entry] = cart.entries;
  if (!entry) return null;
  const unitCents = toCents(entry.unitPriceCents / plan.prepaidCycles);
  const price = priceText(toCents(unitCents * entry.quantity), shop);
  return (
    <div className="checkout-plan">
      <p>
        <strong>{subscriptionSentence(plan, price, ofPlan)}</strong>
      </p>
      {planNotes(plan, { unitCents, currency: shop.currency, locale: shop.locale, say: ofPlan }).map(
        (note) => (
          <p key={note} className="checkout-quiet">
            {note}
          </p>
        ),
      )}
      <p className="checkout-quiet">{terms}</p>
    </div>
  );
}
