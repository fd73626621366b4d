import { Radio, SegmentedControl, Stack } from '@mantine/core';
import type { BillingOverview } from '#contract/billing.ts';
import { formatMoney, NO_CENTS } from '#core/money/currency.ts';
import { INTERVALS, type Interval } from '#core/billing/plans.ts';
import { say } from './words.ts';
import classes from './billing.module.css';

export interface PlanWish {
  planId: string;
  interval: Interval;
}

const LABELS: Readonly<Record<Interval, string>> = { month: say('payMonthly'), year: say('payYearly') };

export function priceOf({ plans, currency }: BillingOverview, { planId, interval }: PlanWish): string {
  const plan = plans.find(({ id }) => id === planId);
  const cents = plan?.prices[interval] ?? NO_CENTS;
  const price = formatMoney({ cents, currency, trimZeroFraction: true });
  return say(interval === 'month' ? 'perMonth' : 'perYear', { price });
}

export function PlanChoice(props: {
  overview: BillingOverview;
  wish: PlanWish;
  error?: string | undefined;
  onChange: (wish: PlanWish) => void;
}) {
  const { overview, wish, error, onChange } = props;
  return (
    <Stack gap="md">
      <SegmentedControl
        fullWidth
        aria-label={say('howOftenToPay')}
        data={INTERVALS.map((value) => ({ value, label: LABELS[value] }))}
        value={wish.interval}
        onChange={(interval) => onChange({ ...wish, interval })}
      />
      <Radio.Group
        aria-label={say('plan')}
        value={wish.planId}
        error={error}
        onChange={(planId) => onChange({ ...wish, planId })}
      >
        <Stack gap="xs">
          {overview.plans.map(({ id, name, summary, features }) => (
            <Radio.Card key={id} value={id} className={classes.plan} aria-label={name}>
              <Radio.Indicator />
              <span className={classes.planWords}>
                <span className={classes.planHead}>
                  <strong>{name}</strong>
                  <span>{priceOf(overview, { planId: id, interval: wish.interval })}</span>
                </span>
                {summary !== '' && <span className="quiet">{summary}</span>}
                {wish.planId === id && features.length > 0 && (
                  <span className={classes.features}>{features.join(' · ')}</span>
                )}
              </span>
            </Radio.Card>
          ))}
        </Stack>
      </Radio.Group>
    </Stack>
  );
}
