import { SettingsForm } from './settings-form.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const NAMES = ['title', 'description', 'logo', 'favicon', 'shareImage', 'hideFromSearchEngines'];

export default function SitePanel() {
  return (
    <SettingsPanel title="Site">
      <SettingsForm group="site" names={NAMES} />
    </SettingsPanel>
  );
}
