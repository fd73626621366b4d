import { Alert, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { deleteCookie, readCookie, writeCookie } from '#browser/storage/cookies.ts';
import { DISABLE_USER_SCRIPTS_COOKIE } from '#core/visitors/cookies.ts';
import { useStage } from '../../kit/stage.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';

export default function CodePanel() {
  return (
    <SettingsPanel title="Code injection">
      <Alert color="orange" p="sm">
        <Text size="sm">
          Code you paste here runs on every published page of this site, for every visitor. It never runs in
          the admin, in previews, on checkout or account pages, and only where the site has https. Paste only
          what you trust.
        </Text>
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
      label="Show me the site without this code"
      description="In this browser only, until you close it. Visitors still get the code."
      checked={isOff}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}
