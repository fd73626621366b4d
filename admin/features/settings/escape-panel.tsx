import { Kbd, List, Text } from '@mantine/core';
import { fieldsOn } from '../../panels/settings/screens-of-fields.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';

export default function EscapePanel() {
  return (
    <SettingsPanel title="Escape key">
      <Text className="quiet">A shortcut from the site to the admin for everybody who works on it.</Text>
      <SettingsForm
        group="access"
        names={fieldsOn('access', 'escape')}
        renderBelow={() => (
          <List size="sm" spacing={6} className="quiet">
            <List.Item>
              Logged in, <Kbd>Esc</Kbd> always opens the page you are on in the admin.
            </List.Item>
            <List.Item>
              Logged in, <Kbd>Shift</Kbd> + <Kbd>Esc</Kbd> logs you out.
            </List.Item>
            <List.Item>It does nothing while you type, and closes open dialogs first.</List.Item>
            <List.Item>
              Nobody can make an account this way. Switched off, visitors notice nothing of it.
            </List.Item>
          </List>
        )}
      />
    </SettingsPanel>
  );
}
