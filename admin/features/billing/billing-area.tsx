import { Alert, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, Route, Routes } from 'react-router';
import type { BillingOverview } from '#contract/billing.ts';
import { BILLING_PERMISSION } from '#core/enumerations/permissions.ts';
import {
  TRIAL_UPGRADE_PATH,
  upgradePath,
  WEBSITE_SUBSCRIPTION_PATH,
  type SiteStatus,
} from '#core/enumerations/sites.ts';
import { sentenceOf } from '../../http/problem.ts';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { useMay } from '../../account/account.ts';
import { NotAllowed } from '../../account/not-allowed.tsx';
import { NotFound } from '../../kit/not-found.tsx';
import { ConfirmPayment } from './confirm-payment.tsx';
import { billingQuery } from './queries.ts';
import { SubscriptionScreen } from './subscription-screen.tsx';
import { UpgradeScreen } from './upgrade-screen.tsx';
import { say } from './words.ts';

/** The addresses are the specification's; the router knows them without what stands before. */
const inside = (path: string) => path.replace('/config', '');
const below = (path: string) => path.replace('/config/settings/billing/', '');

export default function BillingArea() {
  const may = useMay(BILLING_PERMISSION);
  const { data, error } = useQuery({ ...billingQuery, enabled: may === true });
  if (may === false) return <NotAllowed title={say('billing')} />;
  if (!data) {
    return (
      <SettingsPanel title={say('billing')}>
        {error ? (
          <Alert color="red" role="alert">
            {sentenceOf(error)}
          </Alert>
        ) : (
          <Skeleton height={320} role="progressbar" aria-label={say('loading')} />
        )}
      </SettingsPanel>
    );
  }
  return <Screens overview={data} />;
}

function Screens({ overview }: { overview: BillingOverview }) {
  const start = inside(upgradePath(overview.status as SiteStatus));
  return (
    <>
      <Routes>
        <Route index element={<Navigate to={start} replace />} />
        <Route path={below(TRIAL_UPGRADE_PATH)} element={<UpgradeScreen overview={overview} />} />
        <Route path={below(WEBSITE_SUBSCRIPTION_PATH)} element={<SubscriptionScreen overview={overview} />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
      <ConfirmPayment overview={overview} />
    </>
  );
}
