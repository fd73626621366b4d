import { Text, Title } from '@mantine/core';
import type { SettingsGroup } from '#core/settings/groups.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { say } from './words.ts';

const PARTS: readonly { group: SettingsGroup; title: string }[] = [
  { group: 'mobileInfoBar', title: say('informationBar') },
  { group: 'sharing', title: say('pinterest') },
  { group: 'maps', title: say('maps') },
];

export default function ExtrasPanel() {
  return (
    <SettingsPanel title={say('onEveryPage')}>
      <Text className="quiet">{say('smallAdditionsToEvery')}</Text>
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
