import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { billing, type BillingOverview, type BillingSubscription } from '#contract/billing.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { dayOf } from './day.ts';
import { PlanChoice, priceOf, type PlanWish } from './plan-choice.tsx';
import { useBillingChange } from './queries.ts';
import { say } from './words.ts';

/** Another plan begins with the next period, so that nothing is paid twice. */
export function ChangePlan(props: { overview: BillingOverview; subscription: BillingSubscription }) {
  const { overview, subscription } = props;
  const { planId, interval, next, periodEnd } = subscription;
  const planned = next ?? { planId, interval };
  const [wish, setWish] = useState<PlanWish>();
  const change = useBillingChange((body: PlanWish) => call(billing.changePlan, { body }));
  const planName = overview.plans.find(({ id }) => id === planned.planId)?.name ?? '';
  return (
    <>
      {next && (
        <Text>
          {say('fromDayOfPlanNamePriceOf', {
            dayOf: dayOf(periodEnd),
            planName,
            priceOf: priceOf(overview, planned),
          })}
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
              {say('leaveIt')}
            </Button>
            <Button
              fullWidth
              loading={change.isPending}
              onClick={() => change.mutate(wish, { onSuccess: () => setWish(undefined) })}
            >
              {say('fromDayOf', { dayOf: dayOf(periodEnd) })}
            </Button>
          </Button.Group>
        </>
      ) : (
        <Button variant="default" onClick={() => setWish(planned)}>
          {say('changeThePlan')}
        </Button>
      )}
    </>
  );
}
