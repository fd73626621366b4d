import { cardName } from '#core/payments/card-name.ts';
import { subscriptionSentence } from '#core/commerce/catalogue/plan-words.ts';
import type { MySubscription } from '#contract/shop/subscriptions.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import { useWords } from '#blocks/kit/words.ts';

/** Nothing comes next in the other states. */
const NEXT_WORDS = {
  scheduled: 'scheduledNext',
  trial: 'trialNext',
  active: 'activeNext',
  pastDue: 'pastDueNext',
  cancelling: 'cancellingNext',
  paused: undefined,
  cancelled: undefined,
  finished: undefined,
} as const;

/** What a subscription is, how it stands and what comes next. */
export function SubscriptionFacts({ about, locale }: { about: MySubscription; locale: string }) {
  const say = useWords('subscription');
  const ofPlan = useWords('plans');
  const ofPaying = useWords('paying');
  const price = priceText(about.cents, { currency: about.currency, locale });
  const next = NEXT_WORDS[about.state];
  return (
    <>
      <p className="account-order">
        <strong>
          {about.quantity} × {about.title}
        </strong>
        <span className="checkout-quiet">{say(about.state)}</span>
        <span className="cart-amount">{subscriptionSentence(about.plan, price, ofPlan)}</span>
      </p>
      <p className="checkout-quiet">
        {[
          ...(next && about.nextAt
            ? [say(next, { day: new Date(about.nextAt).toLocaleDateString(locale, { dateStyle: 'long' }) })]
            : []),
          ...(about.card === '' ? [] : [cardName(about.card, ofPaying)]),
        ].join(' · ')}
      </p>
    </>
  );
}
