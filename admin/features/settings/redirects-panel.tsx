import { Text } from '@mantine/core';
import { RedirectRows } from './redirect-rows.tsx';
import { readRules } from './redirect-list.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';

export default function RedirectsPanel() {
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
            rules={readRules(values['rules'])}
            errors={form.errors}
            onChange={(rules) => form.set('rules', rules)}
          />
        )}
      />
    </SettingsPanel>
  );
}
