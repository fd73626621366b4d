import { fieldsOn } from '../../panels/settings/screens-of-fields.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { say } from './words.ts';

export default function SitePanel() {
  return (
    <SettingsPanel title={say('site')}>
      <SettingsForm group="site" names={fieldsOn('site', 'site')} />
    </SettingsPanel>
  );
}
