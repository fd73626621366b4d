import { Alert, Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { billing, type BillingSubscription } from '#contract/billing.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { dayOf } from './day.ts';
import { useBillingChange } from './queries.ts';
import classes from './billing.module.css';

export function CancelPlan({ subscription }: { subscription: BillingSubscription }) {
  const { state, planName, periodEnd } = subscription;
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useBillingChange(() => call(billing.cancel, {}));
  const resume = useBillingChange(() => call(billing.resume, {}));
  const error = cancel.error ?? resume.error;
  return (
    <section className={classes.part} aria-label="End the plan">
      {error && (
        <Alert color="red" role="alert">
          {sentenceOf(error)}
        </Alert>
      )}
      {state === 'cancelling' ? (
        <Button loading={resume.isPending} onClick={() => resume.mutate(undefined)}>
          Keep the plan after all
        </Button>
      ) : (
        <Button variant="default" onClick={() => setIsAsking(true)}>
          Cancel the plan
        </Button>
      )}
      <Modal opened={isAsking} onClose={() => setIsAsking(false)} title="Cancel the plan?" centered>
        <Text mb="lg">
          {state === 'pastDue'
            ? `The ${planName} plan is overdue, so it ends at once and visitors see a notice in place of the site.`
            : `The ${planName} plan stays until ${dayOf(periodEnd)}. After that visitors see a notice in place of the site. Your pages are kept.`}
        </Text>
        <Group grow>
          <Button variant="default" onClick={() => setIsAsking(false)}>
            Keep it
          </Button>
          <Button
            color="red.9"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onSettled: () => setIsAsking(false) })}
          >
            Cancel the plan
          </Button>
        </Group>
      </Modal>
    </section>
  );
}
