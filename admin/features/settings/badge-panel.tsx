import { Text } from '@mantine/core';
import { TEMPLATE_VERSION, templateVersionOf } from '#core/site-context/template-version.ts';
import { useThisSite } from '../../account/account.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { say } from './words.ts';

/** Only templates of an earlier version have a place for it. */
export default function BadgePanel() {
  const site = useThisSite();
  return (
    <SettingsPanel title={say('platformBadge')}>
      {site && templateVersionOf(site.templateId) === TEMPLATE_VERSION ? (
        <Text className="quiet">{say('noBadgeHere')}</Text>
      ) : (
        <SettingsForm group="badge" />
      )}
    </SettingsPanel>
  );
}
