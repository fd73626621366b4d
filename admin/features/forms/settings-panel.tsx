import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { say } from './words.ts';

export default function FormSettings() {
  return (
    <SettingsPanel title={say('forms')}>
      <SettingsForm group="forms" />
    </SettingsPanel>
  );
}
