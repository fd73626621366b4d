import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { accountQuery } from '../../account/account.ts';
import { Panel } from '../../kit/panel.tsx';
import { TabLinks } from '../../kit/links/tab-links.tsx';
import { say } from './words.ts';

interface AnalyticsTab {
  to: string;
  label: string;
  needs: number;
  /** Shows a range of days and takes filters, which stay from one such screen to the next. */
  hasRange?: boolean;
}

const figures = { needs: Permission.activity, hasRange: true };

export const ANALYTICS_TABS: readonly AnalyticsTab[] = [
  { to: '/analytics', label: say('overview'), ...figures },
  { to: '/analytics/pages', label: say('pages'), ...figures },
  { to: '/analytics/sources', label: say('sources'), ...figures },
  { to: '/analytics/visitors', label: say('visitors'), ...figures },
  { to: '/analytics/search', label: say('search'), ...figures },
  { to: '/analytics/forms', label: say('formsAndButtons'), ...figures },
  { to: '/analytics/marketing', label: say('emailAndPopUp'), ...figures },
  { to: '/analytics/goals', label: say('goals'), ...figures },
  { to: '/analytics/not-found', label: say('notFound'), ...figures },
  { to: '/analytics/shop', label: say('shop'), ...figures },
  { to: '/analytics/speed', label: say('pageSpeed'), needs: Permission.activity },
  { to: '/analytics/experiments', label: say('experiments'), needs: Permission.contentManager },
];

/** A screen of the analytics, with the way to the others. */
export function AnalyticsPanel(props: {
  title: string;
  actions?: ReactNode;
  /** Range and filters, as they stand in the address. */
  search?: string;
  children: ReactNode;
}) {
  const { title, actions, search = '', children } = props;
  const { data } = useQuery(accountQuery);
  const tabs = ANALYTICS_TABS.filter(({ needs }) => !data || hasPermission(data.permissions, needs));
  return (
    <Panel title={title} actions={actions}>
      <TabLinks
        label={say('analytics')}
        tabs={tabs.map(({ to, label, hasRange }) => ({
          to: hasRange ? to + search : to,
          label,
          isFirst: to === '/analytics',
        }))}
      />
      {children}
    </Panel>
  );
}
