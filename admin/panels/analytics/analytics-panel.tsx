import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { accountQuery } from '../../account/account.ts';
import { Panel } from '../../kit/panel.tsx';
import { TabLinks } from '../../kit/links/tab-links.tsx';

interface AnalyticsTab {
  to: string;
  label: string;
  needs: number;
  /** Shows a range of days and takes filters, which stay from one such screen to the next. */
  hasRange?: boolean;
}

const figures = { needs: Permission.activity, hasRange: true };

export const ANALYTICS_TABS: readonly AnalyticsTab[] = [
  { to: '/analytics', label: 'Overview', ...figures },
  { to: '/analytics/pages', label: 'Pages', ...figures },
  { to: '/analytics/sources', label: 'Sources', ...figures },
  { to: '/analytics/visitors', label: 'Visitors', ...figures },
  { to: '/analytics/search', label: 'Search', ...figures },
  { to: '/analytics/forms', label: 'Forms and buttons', ...figures },
  { to: '/analytics/marketing', label: 'Email and pop-up', ...figures },
  { to: '/analytics/goals', label: 'Goals', ...figures },
  { to: '/analytics/not-found', label: 'Not found', ...figures },
  { to: '/analytics/shop', label: 'Shop', ...figures },
  { to: '/analytics/speed', label: 'Page speed', needs: Permission.activity },
  { to: '/analytics/experiments', label: 'Experiments', needs: Permission.contentManager },
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
        label="Analytics"
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
