import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { say } from './words.ts';

export default function CommentSettingsPanel() {
  return (
    <SettingsPanel title={say('comments')}>
      <SettingsForm group="comments" />
    </SettingsPanel>
  );
}
