import { Text } from '@mantine/core';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { say } from './words.ts';

export default function BusinessPanel() {
  return (
    <SettingsPanel title={say('businessInformation')}>
      <Text className="quiet">{say('whoIsBehindThe')}</Text>
      <SettingsForm group="business" />
    </SettingsPanel>
  );
}
