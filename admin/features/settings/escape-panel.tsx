import { Kbd, List, Text } from '@mantine/core';
import { fieldsOn } from '../../panels/settings/screens-of-fields.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { say } from './words.ts';

export default function EscapePanel() {
  return (
    <SettingsPanel title={say('escapeKey')}>
      <Text className="quiet">{say('aShortcutFromThe')}</Text>
      <SettingsForm
        group="access"
        names={fieldsOn('access', 'escape')}
        renderBelow={() => (
          <List size="sm" spacing={6} className="quiet">
            <List.Item>
              {say.parts('loggedInKbdAlways', { kbd: <Kbd key="kbd">{say('esc')}</Kbd> })}
            </List.Item>
            <List.Item>
              {say.parts('loggedInKbdKbd2', {
                kbd: <Kbd key="kbd">{say('shift')}</Kbd>,
                kbd2: <Kbd key="kbd2">{say('esc')}</Kbd>,
              })}
            </List.Item>
            <List.Item>{say('itDoesNothingWhile')}</List.Item>
            <List.Item>{say('nobodyCanMakeAn')}</List.Item>
          </List>
        )}
      />
    </SettingsPanel>
  );
}
