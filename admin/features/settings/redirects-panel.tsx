import { Text } from '@mantine/core';
import { RedirectRows } from './redirect-rows.tsx';
import { readRules } from './redirect-list.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';

export default function RedirectsPanel() {
  return (
    <SettingsPanel title="Redirects">
      <Text className="quiet">
        Where old addresses lead, so that links from elsewhere keep working. A page of your site at the same
        address always wins. A part in brackets stands for anything: /blog/[name] to /journal/[name].
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
