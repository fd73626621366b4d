import { Code, Text } from '@mantine/core';
import { TRACK_EVENT } from '#core/pixels/events.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { say } from './words.ts';

export default function PixelsPanel() {
  return (
    <SettingsPanel title={say('pixelsAndTagManagers')}>
      <Text className="quiet">{say('measuresVisitsAndAdvertising')}</Text>
      <SettingsForm
        group="pixels"
        renderBelow={() => (
          <Text size="sm" className="quiet">
            {say.parts('theyAreToldOf', { trackEvent: <Code key="trackEvent">{TRACK_EVENT}</Code> })}
          </Text>
        )}
      />
    </SettingsPanel>
  );
}
