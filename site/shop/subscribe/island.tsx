import { useMemo, useState } from 'react';
import { planNotes, subscriptionSentence } from '#core/commerce/catalogue/plan-words.ts';
import { toCents } from '#core/money/currency.ts';
import * as at from '#contract/addresses/checkout.ts';
import type { PlanCheckout } from '#contract/shop/subscriptions.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import { call } from '#browser/http/call.ts';
import { CheckoutSteps, type CheckoutProps } from '../checkout/steps.tsx';
import type { CheckoutCalls } from '../checkout/use-checkout.ts';
import { useWords } from '#blocks/kit/words.ts';

/** The checkout of a subscription: the same steps, for the cart of a token. */
export default function SubscribeCheckout(props: CheckoutProps & { cartToken: string }) {
  const say = useWords('subscription');
  const { cartToken: token } = props;
  const [begun, setBegun] = useState<PlanCheckout>();
  const calls = useMemo((): CheckoutCalls => {
    const params = { token };
    const follow = async (answer: Promise<PlanCheckout>) => {
      const next = await answer;
      setBegun(next);
      return next;
    };
    return {
      begin: () => follow(call(at.beginPlan, { params })),
      saveContact: async (body) => (await follow(call(at.savePlanContact, { params, body }))).cart,
      choose: async (option) =>
        (await follow(call(at.choosePlanShipping, { params, body: { option } }))).cart,
      place: (body) => call(at.placePlan, { params, body }),
      confirm: (isApproved) => call(at.confirmPlan, { params, body: { isApproved } }),
    };
  }, [token]);
  const isTrial = begun?.firstPaymentAt != null;
  return (
    <CheckoutSteps
      {...props}
      calls={calls}
      {...(isTrial && { payWords: say('startTrial') })}
      aside={begun && <PlanTerms begun={begun} shop={props} />}
    />
  );
}

/** What is agreed to beyond the first payment. */
function PlanTerms({ begun, shop }: { begun: PlanCheckout; shop: CheckoutProps }) {
  const say = useWords('subscription');
  const ofPlan = useWords('plans');
  const { cart, plan, firstPaymentAt } = begun;
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
      <p className="checkout-quiet">
        {firstPaymentAt === null
          ? say('renews')
          : say('trialWords', {
              day: new Date(firstPaymentAt).toLocaleDateString(shop.locale, { dateStyle: 'long' }),
            })}
      </p>
    </div>
  );
}
