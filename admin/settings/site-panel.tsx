import { SETTINGS } from '#core/settings/groups.ts';
import { SingleForm } from '../documents/single-form.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const controls = SETTINGS.site.control.fields ?? {};

export default function SitePanel() {
  return (
    <SettingsPanel title="Site">
      <SingleForm kind="settings" documentKey="site" controls={controls} />
    </SettingsPanel>
  );
}
