import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { billing, type BillingSubscription } from '#contract/billing.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { dayOf } from './day.ts';
import { useBillingChange } from './queries.ts';
import { say } from './words.ts';
import classes from './billing.module.css';

export function CancelPlan({ subscription }: { subscription: BillingSubscription }) {
  const { state, planName, periodEnd } = subscription;
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useBillingChange(() => call(billing.cancel, {}));
  const resume = useBillingChange(() => call(billing.resume, {}));
  const error = cancel.error ?? resume.error;
  return (
    <section className={classes.part} aria-label={say('endThePlan')}>
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {state === 'cancelling' ? (
        <Button loading={resume.isPending} onClick={() => resume.mutate(undefined)}>
          {say('keepThePlanAfter')}
        </Button>
      ) : (
        <Button variant="default" onClick={() => setIsAsking(true)}>
          {say('cancelThePlan')}
        </Button>
      )}
      <Modal opened={isAsking} onClose={() => setIsAsking(false)} title={say('cancelThePlan2')} centered>
        <Text mb="lg">
          {state === 'pastDue'
            ? say('thePlanNamePlanIs', { planName })
            : say('thePlanNamePlanStays', { planName, dayOf: dayOf(periodEnd) })}
        </Text>
        <Group grow>
          <Button variant="default" onClick={() => setIsAsking(false)}>
            {say('keepIt')}
          </Button>
          <Button
            color="red.9"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onSettled: () => setIsAsking(false) })}
          >
            {say('cancelThePlan')}
          </Button>
        </Group>
      </Modal>
    </section>
  );
}
