import { useCallback, useEffect, useState } from 'react';
import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import * as at from '#contract/addresses/customers.ts';
import type { ReplyAt } from '#contract/index.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import { call } from '#browser/http/call.ts';
import { CardForm } from './card-form.tsx';
import { SubscriptionFacts } from './facts.tsx';

type Found = ReplyAt<typeof at.readSubscription>;

/** A subscription for whoever holds its link: after it was bought, and when a renewal was declined. */
export default function SubscriptionPage({
  id,
  token,
  locale,
}: {
  id: string;
  token: string;
  locale: string;
}) {
  const [found, setFound] = useState<Found>();
  const [hasFailed, setFailed] = useState(false);
  const [isPaid, setPaid] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const params = { id };
  const read = useCallback(
    () =>
      call(at.readSubscription, { params: { id }, query: { token } }).then(setFound, () => setFailed(true)),
    [id, token],
  );
  useEffect(() => void read(), [read]);

  if (hasFailed) return <p role="alert">Your subscription could not be loaded. Reload the page.</p>;
  if (!found) return <p role="status">One moment…</p>;
  const { subscription, choices, dueCents } = found;
  const mayChange = subscription.actions.includes('card');
  return (
    <div className="checkout-steps account" data-live="">
      <section className="checkout-step">
        <p role="status">{isPaid ? 'Thank you. Your card was saved.' : ''}</p>
        <SubscriptionFacts about={subscription} locale={locale} />
        {dueCents !== null && (
          <p role="alert" className="cart-problem">
            {`${priceText(dueCents, { currency: subscription.currency, locale })} are due. The last payment was declined.`}
          </p>
        )}
        {mayChange && (isOpen || dueCents !== null) ? (
          <CardForm
            choices={choices}
            cents={dueCents ?? subscription.cents}
            currency={subscription.currency}
            button={
              dueCents === null
                ? 'Save card'
                : `Pay ${priceText(dueCents, { currency: subscription.currency, locale })}`
            }
            onSave={(wish) => call(at.setCardByLink, { params, body: { token, ...wish } })}
            onConfirm={(isApproved) => call(at.confirmByLink, { params, body: { token, isApproved } })}
            onDone={() => {
              setPaid(true);
              setOpen(false);
              void read();
            }}
          />
        ) : (
          mayChange && (
            <button type="button" className="button is-outline" onClick={() => setOpen(true)}>
              Change card
            </button>
          )
        )}
      </section>
      <p>
        <a href={ACCOUNT_PATH}>Manage it in your account</a>: pause, skip, change or cancel.
      </p>
    </div>
  );
}
