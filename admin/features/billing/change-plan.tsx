import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { billing, type BillingOverview, type BillingSubscription } from '#contract/billing.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { dayOf } from './day.ts';
import { PlanChoice, priceOf, type PlanWish } from './plan-choice.tsx';
import { useBillingChange } from './queries.ts';

/** Another plan begins with the next period, so that nothing is paid twice. */
export function ChangePlan(props: { overview: BillingOverview; subscription: BillingSubscription }) {
  const { overview, subscription } = props;
  const { planId, interval, next, periodEnd } = subscription;
  const planned = next ?? { planId, interval };
  const [wish, setWish] = useState<PlanWish>();
  const change = useBillingChange((body: PlanWish) => call(billing.changePlan, { body }));
  const planName = overview.plans.find(({ id }) => id === planned.planId)?.name;
  return (
    <>
      {next && (
        <Text>
          From {dayOf(periodEnd)}: {planName}, {priceOf(overview, planned)}.
        </Text>
      )}
      {change.error && (
        <Alert color="red" role="alert">
          {sentenceOf(change.error)}
        </Alert>
      )}
      {wish ? (
        <>
          <PlanChoice overview={overview} wish={wish} onChange={setWish} />
          <Button.Group>
            <Button variant="default" fullWidth onClick={() => setWish(undefined)}>
              Leave it
            </Button>
            <Button
              fullWidth
              loading={change.isPending}
              onClick={() => change.mutate(wish, { onSuccess: () => setWish(undefined) })}
            >
              From {dayOf(periodEnd)}
            </Button>
          </Button.Group>
        </>
      ) : (
        <Button variant="default" onClick={() => setWish(planned)}>
          Change the plan
        </Button>
      )}
    </>
  );
}
