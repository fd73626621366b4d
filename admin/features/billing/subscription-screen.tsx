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
import { say } from './words.ts';
import classes from './billing.module.css';

/** The plan a site is on, and everything that can be done with it. */
export function SubscriptionScreen({ overview }: { overview: BillingOverview }) {
  const { subscription, invoices } = overview;
  const isLive = subscription !== null && subscription.state !== 'ended';
  return (
    <SettingsPanel title={say('planAndBills')}>
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
          <Text>{say('thisSiteHasNo')}</Text>
          <Button component={Link} to={TRIAL_UPGRADE_PATH.replace('/config', '')}>
            {say('chooseAPlan')}
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
    <section className={classes.part} aria-label={say('plan')}>
      <h2>{planName}</h2>
      <Text>
        {say(interval === 'month' ? 'perMonthSentence' : 'perYearSentence', { price })}
        {state === 'active' && ` ${say('renewsOnDayOf', { dayOf: dayOf(periodEnd) })}`}
        {state === 'cancelling' && ` ${say('endsOnDayOfAnd', { dayOf: dayOf(periodEnd) })}`}
      </Text>
      {state === 'pastDue' && (
        <Alert color="red" role="alert">
          {say('theLastPaymentDid', { dayOf: dayOf(graceEndsAt ?? periodEnd) })}
        </Alert>
      )}
      {state === 'active' && <ChangePlan overview={overview} subscription={subscription} />}
    </section>
  );
}
