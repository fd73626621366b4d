import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';

export default function ReviewSettingsPanel() {
  return (
    <SettingsPanel title="Reviews">
      <SettingsForm group="reviews" />
    </SettingsPanel>
  );
}
