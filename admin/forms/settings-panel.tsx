import { SettingsForm } from '../settings/settings-form.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';

export default function FormSettings() {
  return (
    <SettingsPanel title="Forms">
      <SettingsForm group="forms" />
    </SettingsPanel>
  );
}
