import { Alert, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { deleteCookie, readCookie, writeCookie } from '#browser/storage/cookies.ts';
import { DISABLE_USER_SCRIPTS_COOKIE } from '#core/visitors/cookies.ts';
import { useStage } from '../../kit/stage.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { say } from './words.ts';

export default function CodePanel() {
  return (
    <SettingsPanel title={say('codeInjection')}>
      <Alert color="yellow" p="sm">
        <Text size="sm">{say('codeYouPasteHere')}</Text>
      </Alert>
      <WithoutCode />
      <SettingsForm group="code" />
    </SettingsPanel>
  );
}

/** A way to look at a site that its own code has broken. */
function WithoutCode() {
  const stage = useStage();
  const [isOff, setOff] = useState(() => readCookie(DISABLE_USER_SCRIPTS_COOKIE) === 'true');
  const change = (next: boolean) => {
    if (next) writeCookie(DISABLE_USER_SCRIPTS_COOKIE, 'true');
    else deleteCookie(DISABLE_USER_SCRIPTS_COOKIE);
    setOff(next);
    stage.reload();
  };
  return (
    <Switch
      label={say('showMeTheSite')}
      description={say('inThisBrowserOnly')}
      checked={isOff}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
