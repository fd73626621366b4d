import { Text, Title } from '@mantine/core';
import type { SettingsGroup } from '#core/settings/groups.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';

const PARTS: readonly { group: SettingsGroup; title: string }[] = [
  { group: 'mobileInfoBar', title: 'Information bar' },
  { group: 'sharing', title: 'Pinterest' },
  { group: 'maps', title: 'Maps' },
];

export default function ExtrasPanel() {
  return (
    <SettingsPanel title="On every page">
      <Text className="quiet">Small additions to every page.</Text>
      {PARTS.map(({ group, title }) => (
        <section key={group}>
          <Title order={2} size="h4">
            {title}
          </Title>
          <SettingsForm group={group} />
        </section>
      ))}
    </SettingsPanel>
  );
}
