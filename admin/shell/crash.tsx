import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { RELOAD_PAGE, SYSTEM_ERROR_TITLE } from '#core/messages/connection.ts';
import { isUpdated } from '../kit/opening/updated.ts';
import { Panel } from '../kit/panel.tsx';
import { declared } from '../words/catalogue.ts';
import { say } from './words.ts';

/**
 * Shown in place of a part that failed; the rest of the admin stays usable. A screen whose code went with an upgrade of
 * the server is opened anew: whoever goes to it has left the one before, so there is nothing to lose.
 */
export function Crash() {
  const [isCertain, setCertain] = useState(false);
  useEffect(() => {
    void isUpdated().then((answer) => (answer ? location.reload() : setCertain(true)));
  }, []);
  if (!isCertain) return null;
  return (
    <Panel title={SYSTEM_ERROR_TITLE}>
      <Text role="alert">{say('thisPartOfThe')}</Text>
      <Button onClick={() => location.reload()}>{declared(RELOAD_PAGE)}</Button>
    </Panel>
  );
}
