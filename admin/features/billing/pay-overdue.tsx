import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { billing, type BillingOverview, type BillingSubscription } from '#contract/billing.ts';
import { cardName } from '#core/payments/card-name.ts';
import type { CardFields as Card } from '#core/payments/test-cards.ts';
import { call } from '../../http/call.ts';
import { CallProblem } from '../../http/problem.ts';
import { CardFields, EMPTY_CARD } from './card-fields.tsx';
import { PayAlerts } from './pay-alerts.tsx';
import { usePay } from './use-pay.ts';
import { inSentence } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './billing.module.css';

/** A failed renewal, paid by hand: with the card on file or with another one. */
export function PayOverdue(props: { overview: BillingOverview; subscription: BillingSubscription }) {
  const { overview, subscription } = props;
  const [card, setCard] = useState<Card>();
  const pay = usePay((key, other: Card | undefined) =>
    call(billing.pay, { body: { key, ...(other && { method: { ...other } }) } }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pay.mutate(card);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={say('payWhatIsOverdue')}>
      {card && (
        <CardFields
          card={card}
          errors={pay.error instanceof CallProblem ? pay.error.errors : {}}
          onChange={setCard}
        />
      )}
      <PayAlerts overview={overview} payment={pay.data} error={pay.error} />
      <Button type="submit" loading={pay.isPending || overview.pending?.state === 'processing'}>
        {card ? say('payNow') : say('payNowWith', { method: inSentence(cardName(subscription.method, say)) })}
      </Button>
      {!card && (
        <Button variant="default" onClick={() => setCard(EMPTY_CARD)}>
          {say('payWithAnotherCard')}
        </Button>
      )}
    </form>
  );
}
