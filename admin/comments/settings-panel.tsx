import { SettingsForm } from '../settings/settings-form.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';

export default function CommentSettingsPanel() {
  return (
    <SettingsPanel title="Comments">
      <SettingsForm group="comments" />
    </SettingsPanel>
  );
}
