import { useQuery } from '@tanstack/react-query';
import { hasPermission } from '#core/enumerations/permissions.ts';
import { accountQuery } from '../../account/account.ts';
import { PartLinks } from '../../kit/links/part-links.tsx';
import { Panel } from '../../kit/panel.tsx';
import type { SettingsSection } from './section.ts';
import { say } from './words.ts';

/** The settings this account may change. */
export function SettingsHome({ sections }: { sections: readonly SettingsSection[] }) {
  const { data: account } = useQuery(accountQuery);
  const open = sections.filter(({ needs }) => account && hasPermission(account.permissions, needs));
  return (
    <Panel title={say('settings')}>
      <PartLinks parts={open.map((section) => ({ ...section, to: `/settings/${section.path}` }))} />
    </Panel>
  );
}
