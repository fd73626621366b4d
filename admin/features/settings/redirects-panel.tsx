import { Text } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { RedirectRows } from './redirect-rows.tsx';
import { readRules } from './redirect-list.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';

export default function RedirectsPanel() {
  // From a list of addresses without a page.
  const [params] = useSearchParams();
  return (
    <SettingsPanel title="Redirects">
      <Text className="quiet">
        Send old addresses to new ones, so that existing links keep working. A page at the same address takes
        precedence. A part in brackets matches anything: /blog/[name] to /journal/[name].
      </Text>
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
