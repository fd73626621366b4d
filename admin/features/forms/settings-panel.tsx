import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';

export default function FormSettings() {
  return (
    <SettingsPanel title="Forms">
      <SettingsForm group="forms" />
    </SettingsPanel>
  );
}
