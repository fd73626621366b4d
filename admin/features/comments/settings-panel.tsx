import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';

export default function CommentSettingsPanel() {
  return (
    <SettingsPanel title="Comments">
      <SettingsForm group="comments" />
    </SettingsPanel>
  );
}
