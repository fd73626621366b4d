import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { say } from './words.ts';

export default function ReviewSettingsPanel() {
  return (
    <SettingsPanel title={say('reviews')}>
      <SettingsForm group="reviews" />
    </SettingsPanel>
  );
}
