import { Alert, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BillingOverview, BillingSubscription } from '#contract/billing.ts';
import { formatMoney } from '#core/money/currency.ts';
import { TRIAL_UPGRADE_PATH } from '#core/enumerations/sites.ts';
import { StatusCard } from '../../account/status-card.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { CancelPlan } from './cancel-plan.tsx';
import { ChangeCard } from './change-card.tsx';
import { ChangePlan } from './change-plan.tsx';
import { dayOf } from './day.ts';
import { InvoiceList } from './invoice-list.tsx';
import { PayOverdue } from './pay-overdue.tsx';
import classes from './billing.module.css';

/** The plan a site is on, and everything that can be done with it. */
export function SubscriptionScreen({ overview }: { overview: BillingOverview }) {
  const { subscription, invoices } = overview;
  const isLive = subscription !== null && subscription.state !== 'ended';
  return (
    <SettingsPanel title="Plan and bills">
      {isLive ? (
        <>
          <PlanSummary overview={overview} subscription={subscription} />
          {subscription.state === 'pastDue' && <PayOverdue overview={overview} subscription={subscription} />}
          <ChangeCard method={subscription.method} />
          <CancelPlan subscription={subscription} />
        </>
      ) : (
        <>
          <StatusCard status={overview.status} trialEndsAt={overview.trialEndsAt} />
          <Text>This site has no plan.</Text>
          <Button component={Link} to={TRIAL_UPGRADE_PATH.replace('/config', '')}>
            Choose a plan
          </Button>
        </>
      )}
      <InvoiceList invoices={invoices} />
    </SettingsPanel>
  );
}

function PlanSummary(props: { overview: BillingOverview; subscription: BillingSubscription }) {
  const { overview, subscription } = props;
  const { state, planName, amount, currency, interval, periodEnd, graceEndsAt } = subscription;
  const price = formatMoney({ cents: amount, currency, trimZeroFraction: true });
  return (
    <section className={classes.part} aria-label="Plan">
      <h2>{planName}</h2>
      <Text>
        {price} a {interval}.{state === 'active' && ` Renews on ${dayOf(periodEnd)}.`}
        {state === 'cancelling' && ` Ends on ${dayOf(periodEnd)} and is not renewed.`}
      </Text>
      {state === 'pastDue' && (
        <Alert color="red" role="alert">
          The last payment did not work. The site stays open until {dayOf(graceEndsAt ?? periodEnd)}; after
          that visitors see a notice in its place.
        </Alert>
      )}
      {state === 'active' && <ChangePlan overview={overview} subscription={subscription} />}
    </section>
  );
}
