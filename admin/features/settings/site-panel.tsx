import { fieldsOn } from '../../panels/settings/screens-of-fields.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';

export default function SitePanel() {
  return (
    <SettingsPanel title="Site">
      <SettingsForm group="site" names={fieldsOn('site', 'site')} />
    </SettingsPanel>
  );
}
