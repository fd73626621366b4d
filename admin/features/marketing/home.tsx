import { useQuery } from '@tanstack/react-query';
import { AppWindow, Mail, Megaphone } from 'lucide-react';
import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { accountQuery } from '../../account/account.ts';
import { Panel } from '../../kit/panel.tsx';
import { PartLinks } from '../../kit/links/part-links.tsx';

const PARTS = [
  {
    to: '/marketing/announcement',
    label: 'Announcement bar',
    summary: 'One line above the header of every page',
    icon: Megaphone,
    needs: Permission.contentManager,
  },
  {
    to: '/marketing/popup',
    label: 'Pop-up',
    summary: 'One message above the page, with a form or a button',
    icon: AppWindow,
    needs: Permission.contentManager,
  },
  {
    to: '/newsletter',
    label: 'Newsletter',
    summary: 'Mailing lists, who is on them, and letters to them',
    icon: Mail,
    needs: Permission.newsletter,
  },
] as const;

export function MarketingHome() {
  const { data: account } = useQuery(accountQuery);
  const parts = PARTS.filter(({ needs }) => account && hasPermission(account.permissions, needs));
  return (
    <Panel title="Marketing">
      <PartLinks parts={parts} />
    </Panel>
  );
}
