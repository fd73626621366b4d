import { Radio, SegmentedControl, Stack } from '@mantine/core';
import type { BillingOverview } from '#contract/billing.ts';
import { formatMoney, NO_CENTS } from '#core/money/currency.ts';
import { INTERVALS, type Interval } from '#core/billing/plans.ts';
import classes from './billing.module.css';

export interface PlanWish {
  planId: string;
  interval: Interval;
}

const WORDS: Readonly<Record<Interval, { label: string; per: string }>> = {
  month: { label: 'Pay monthly', per: 'a month' },
  year: { label: 'Pay yearly', per: 'a year' },
};

export function priceOf({ plans, currency }: BillingOverview, { planId, interval }: PlanWish): string {
  const plan = plans.find(({ id }) => id === planId);
  const cents = plan?.prices[interval] ?? NO_CENTS;
  return `${formatMoney({ cents, currency, trimZeroFraction: true })} ${WORDS[interval].per}`;
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
        aria-label="How often to pay"
        data={INTERVALS.map((value) => ({ value, label: WORDS[value].label }))}
        value={wish.interval}
        onChange={(interval) => onChange({ ...wish, interval })}
      />
      <Radio.Group
        aria-label="Plan"
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
