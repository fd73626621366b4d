import { Button, Text } from '@mantine/core';
import { RELOAD_PAGE, SYSTEM_ERROR_TITLE } from '#core/messages/connection.ts';
import { Panel } from '../kit/panel.tsx';
import { declared } from '../words/catalogue.ts';
import { say } from './words.ts';

/** Shown in place of a part that failed; the rest of the admin stays usable. */
export function Crash() {
  return (
    <Panel title={SYSTEM_ERROR_TITLE}>
      <Text role="alert">{say('thisPartOfThe')}</Text>
      <Button onClick={() => location.reload()}>{declared(RELOAD_PAGE)}</Button>
    </Panel>
  );
}
