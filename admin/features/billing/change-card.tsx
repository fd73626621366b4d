import { Alert, Button, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { billing } from '#contract/billing.ts';
import { cardName } from '#core/payments/card-name.ts';
import type { CardFields as Card } from '#core/payments/test-cards.ts';
import { call } from '../../http/call.ts';
import { CallProblem, sentenceOf } from '../../http/problem.ts';
import { CardFields, EMPTY_CARD } from './card-fields.tsx';
import { useBillingChange } from './queries.ts';
import { say } from './words.ts';
import classes from './billing.module.css';

export function ChangeCard({ method }: { method: string }) {
  const [card, setCard] = useState<Card>();
  const change = useBillingChange((fields: Card) =>
    call(billing.changeMethod, { body: { method: { ...fields } } }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (card) change.mutate(card, { onSuccess: () => setCard(undefined) });
  };
  return (
    <section className={classes.part} aria-label={say('card')}>
      <h2>{say('card')}</h2>
      <Text>{cardName(method, say)}</Text>
      {card ? (
        <form className={classes.form} onSubmit={submit} noValidate>
          <CardFields
            card={card}
            errors={change.error instanceof CallProblem ? change.error.errors : {}}
            onChange={setCard}
          />
          {change.error && (
            <Alert color="red" role="alert">
              {sentenceOf(change.error)}
            </Alert>
          )}
          <Button.Group>
            <Button variant="default" fullWidth onClick={() => setCard(undefined)}>
              {say('keepTheOldOne')}
            </Button>
            <Button type="submit" fullWidth loading={change.isPending}>
              {say('useThisCard')}
            </Button>
          </Button.Group>
        </form>
      ) : (
        <Button variant="default" onClick={() => setCard(EMPTY_CARD)}>
          {say('useAnotherCard')}
        </Button>
      )}
    </section>
  );
}
