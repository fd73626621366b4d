import { subscriptionSentence } from '#core/commerce/catalogue/plan-words.ts';
import { SUBSCRIPTION_LABELS } from '#core/subscriptions/states.ts';
import type { MySubscription } from '#contract/shop/subscriptions.ts';
import { priceText } from '#blocks/kit/shop-context.ts';

const NEXT_WORDS: Partial<Record<MySubscription['state'], string>> = {
  trial: 'First payment on',
  active: 'Next payment on',
  pastDue: 'Tried again on',
  cancelling: 'Ends on',
};

/** What a subscription is, how it stands and what comes next. */
export function SubscriptionFacts({ about, locale }: { about: MySubscription; locale: string }) {
  const price = priceText(about.cents, { currency: about.currency, locale });
  const next = NEXT_WORDS[about.state];
  return (
    <>
      <p className="account-order">
        <strong>
          {about.quantity} × {about.title}
        </strong>
        <span className="checkout-quiet">{SUBSCRIPTION_LABELS[about.state]}</span>
        <span className="cart-amount">{subscriptionSentence(about.plan, price)}</span>
      </p>
      <p className="checkout-quiet">
        {[
          ...(next && about.nextAt
            ? [`${next} ${new Date(about.nextAt).toLocaleDateString(locale, { dateStyle: 'long' })}`]
            : []),
          ...(about.card === '' ? [] : [about.card]),
        ].join(' · ')}
      </p>
    </>
  );
}
