import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { STATUS_RULES } from '#core/access/site-access.ts';
import { DAY_MS } from '#core/durations.ts';
import { BILLING_PERMISSION } from '#core/enumerations/permissions.ts';
import { SiteStatus, upgradePath } from '#core/enumerations/sites.ts';
import { useMay } from './account.ts';
import { declared } from '../words/catalogue.ts';
import { say } from './words.ts';
import classes from './status-card.module.css';

const NOT_LIVE = {
  label: say('notLiveYet'),
  meaning: say('onlyContributorsCanSee'),
};

/** Where a plan would change something. */
const WANTS_A_PLAN: readonly number[] = [
  SiteStatus.trial,
  SiteStatus.expired,
  SiteStatus.pastDue,
  SiteStatus.resoldGracePeriod,
];

/** The status of the site in words, and the way out of it where there is one. */
export function StatusCard(props: {
  status: number;
  trialEndsAt: string | null;
  isLive?: boolean;
  hasLink?: boolean;
}) {
  const { status, trialEndsAt, isLive = true, hasLink = false } = props;
  const mayPay = useMay(BILLING_PERMISSION);
  const rule = STATUS_RULES[status as SiteStatus];
  const { label, meaning } = isLive || rule.effect !== 'open' ? rule : NOT_LIVE;
  return (
    <section className={classes.status} aria-label={say('status')}>
      <h2 className={classes.statusName}>
        {declared(label)}
        {status === SiteStatus.trial && trialEndsAt !== null && (
          <span className="quiet"> · {daysLeft(trialEndsAt)}</span>
        )}
      </h2>
      <Text size="sm">{declared(meaning)}</Text>
      {hasLink && mayPay && WANTS_A_PLAN.includes(status) && (
        <Anchor component={Link} to={upgradePath(status as SiteStatus).replace('/config', '')} size="sm">
          {status === SiteStatus.pastDue ? say('seeWhatIsOverdue') : say('chooseAPlan')}
        </Anchor>
      )}
    </section>
  );
}

function daysLeft(end: string): string {
  const days = Math.max(0, Math.ceil((Date.parse(end) - Date.now()) / DAY_MS));
  return say('daysLeft', { days });
}
