import { Anchor, Button, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { billing, type BillingOverview } from '#contract/billing.ts';
import type { CardFields as Card } from '#core/payments/test-cards.ts';
import { WEBSITE_SUBSCRIPTION_PATH } from '#core/enumerations/sites.ts';
import { StatusCard } from '../../account/status-card.tsx';
import { call } from '../../http/call.ts';
import { CallProblem } from '../../http/problem.ts';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { CardFields, EMPTY_CARD } from './card-fields.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { PayAlerts } from './pay-alerts.tsx';
import { PlanChoice, priceOf, type PlanWish } from './plan-choice.tsx';
import { usePay } from './use-pay.ts';
import { say } from './words.ts';
import classes from './billing.module.css';

/** Choosing a plan for a site that has none. */
export function UpgradeScreen({ overview }: { overview: BillingOverview }) {
  const { subscription } = overview;
  if (subscription && subscription.state !== 'ended') {
    return (
      <SettingsPanel title={say('upgrade')}>
        <Text>
          {say.parts('thisSiteIsOn', {
            planName: subscription.planName,
            link: (
              <Anchor key="link" component={Link} to={WEBSITE_SUBSCRIPTION_PATH.replace('/config', '')}>
                {say('seeThePlanAnd')}
              </Anchor>
            ),
          })}
        </Text>
      </SettingsPanel>
    );
  }
  return (
    <SettingsPanel title={say('chooseAPlan')}>
      <StatusCard status={overview.status} trialEndsAt={overview.trialEndsAt} />
      <UpgradeForm overview={overview} />
      {overview.invoices.length > 0 && <InvoiceList invoices={overview.invoices} />}
    </SettingsPanel>
  );
}

function UpgradeForm({ overview }: { overview: BillingOverview }) {
  const [wish, setWish] = useState<PlanWish>({ planId: overview.plans[0]?.id ?? '', interval: 'month' });
  const [card, setCard] = useState<Card>(EMPTY_CARD);
  const pay = usePay((key, input: PlanWish & { card: Card }) =>
    call(billing.subscribe, {
      body: { key, planId: input.planId, interval: input.interval, method: { ...input.card } },
    }),
  );
  const errors = pay.error instanceof CallProblem ? pay.error.errors : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pay.mutate({ ...wish, card });
  };
  const isUnderWay = pay.isPending || overview.pending?.state === 'processing';
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <PlanChoice overview={overview} wish={wish} error={errors['planId']} onChange={setWish} />
      <CardFields card={card} errors={errors} onChange={setCard} />
      <PayAlerts overview={overview} payment={pay.data} error={pay.error} />
      <Button type="submit" loading={isUnderWay}>
        {say('payPriceOf', { priceOf: priceOf(overview, wish) })}
      </Button>
      <Text size="sm" className="quiet">
        {say('renewsByItselfUntil')}
      </Text>
    </form>
  );
}
