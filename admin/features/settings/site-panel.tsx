import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';

const NAMES = ['title', 'description', 'logo', 'favicon', 'shareImage', 'hideFromSearchEngines'];

export default function SitePanel() {
  return (
    <SettingsPanel title="Site">
      <SettingsForm group="site" names={NAMES} />
    </SettingsPanel>
  );
}
