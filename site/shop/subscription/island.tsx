import { useCallback, useEffect, useState } from 'react';
import { ACCOUNT_PATH } from '#core/customers/customer.ts';
import * as at from '#contract/addresses/customers.ts';
import type { ReplyAt } from '#contract/index.ts';
import { priceText } from '#blocks/kit/shop-context.ts';
import { call } from '#browser/http/call.ts';
import { CardForm } from './card-form.tsx';
import { SubscriptionFacts } from './facts.tsx';
import { useWords } from '#blocks/kit/words.ts';
import type { Cents } from '#core/money/currency.ts';

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
  const say = useWords('subscription');
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

  if (hasFailed) return <p role="alert">{say('notLoaded')}</p>;
  if (!found) return <p role="status">{say('oneMoment')}</p>;
  const { subscription, choices, dueCents } = found;
  const shown = (cents: Cents) => priceText(cents, { currency: subscription.currency, locale });
  const mayChange = subscription.actions.includes('card');
  return (
    <div className="checkout-steps account" data-live="">
      <section className="checkout-step">
        <p role="status">{isPaid ? say('cardSaved') : ''}</p>
        <SubscriptionFacts about={subscription} locale={locale} />
        {dueCents !== null && (
          <p role="alert" className="cart-problem">
            {say('due', { amount: shown(dueCents) })}
          </p>
        )}
        {mayChange && (isOpen || dueCents !== null) ? (
          <CardForm
            choices={choices}
            cents={dueCents ?? subscription.cents}
            currency={subscription.currency}
            button={dueCents === null ? say('saveCard') : say('pay', { amount: shown(dueCents) })}
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
              {say('changeCard')}
            </button>
          )
        )}
      </section>
      <p>
        {say.parts('manage', {
          account: (
            <a key="account" href={ACCOUNT_PATH}>
              {say('manageInAccount')}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
