import { Text } from '@mantine/core';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';

export default function BusinessPanel() {
  return (
    <SettingsPanel title="Business information">
      <Text className="quiet">
        Who is behind the site. Search engines and maps read it on every page once there is a name.
      </Text>
      <SettingsForm group="business" />
    </SettingsPanel>
  );
}
