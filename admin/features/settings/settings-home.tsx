import { useQuery } from '@tanstack/react-query';
import { hasPermission } from '#core/enumerations/permissions.ts';
import { accountQuery } from '../../account/account.ts';
import { PartLinks } from '../../kit/part-links.tsx';
import { Panel } from '../../kit/panel.tsx';
import { SETTINGS_SECTIONS } from '../../shell/areas/settings-sections.ts';

/** The settings this account may change. */
export function SettingsHome() {
  const { data: account } = useQuery(accountQuery);
  const sections = SETTINGS_SECTIONS.filter(
    ({ needs }) => account && hasPermission(account.permissions, needs),
  );
  return (
    <Panel title="Settings">
      <PartLinks parts={sections.map((section) => ({ ...section, to: `/settings/${section.path}` }))} />
    </Panel>
  );
}
