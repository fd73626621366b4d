import { Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { RedirectRows } from './redirect-rows.tsx';
import { readRules } from './redirect-list.ts';
import { SettingsForm } from '../../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../../panels/settings/settings-panel.tsx';
import { say } from '../words.ts';

export default function RedirectsPanel() {
  // From a list of addresses without a page.
  const [params] = useSearchParams();
  return (
    <SettingsPanel title={say('redirects')}>
      <Text className="quiet">{say('sendOldAddressesTo')}</Text>
      <SettingsForm
        group="redirects"
        renderFields={(form, values) => (
          <RedirectRows
            from={params.get('from') ?? undefined}
            rules={readRules(values['rules'])}
            errors={form.errors}
            onChange={(rules) => form.set('rules', rules)}
          />
        )}
      />
    </SettingsPanel>
  );
}
