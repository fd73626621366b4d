import { useQuery } from '@tanstack/react-query';
import { AppWindow, Mail, Megaphone } from 'lucide-react';
import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { accountQuery } from '../../account/account.ts';
import { Panel } from '../../kit/panel.tsx';
import { PartLinks } from '../../kit/links/part-links.tsx';
import { say } from './words.ts';

const PARTS = [
  {
    to: '/marketing/announcement',
    label: say('announcementBar'),
    summary: say('oneLineAboveThe'),
    icon: Megaphone,
    needs: Permission.contentManager,
  },
  {
    to: '/marketing/popup',
    label: say('popUp'),
    summary: say('oneMessageAboveThe'),
    icon: AppWindow,
    needs: Permission.contentManager,
  },
  {
    to: '/newsletter',
    label: say('newsletter'),
    summary: say('mailingListsWhoIs'),
    icon: Mail,
    needs: Permission.newsletter,
  },
] as const;

export function MarketingHome() {
  const { data: account } = useQuery(accountQuery);
  const parts = PARTS.filter(({ needs }) => account && hasPermission(account.permissions, needs));
  return (
    <Panel title={say('marketing')}>
      <PartLinks parts={parts} />
    </Panel>
  );
}
