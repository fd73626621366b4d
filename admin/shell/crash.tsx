import { Button, Text } from '@mantine/core';
import { RELOAD_PAGE, SYSTEM_ERROR_TITLE } from '#core/messages/connection.ts';
import { Panel } from '../kit/panel.tsx';

/** Shown in place of a part that failed; the rest of the admin stays usable. */
export function Crash() {
  return (
    <Panel title={SYSTEM_ERROR_TITLE}>
      <Text role="alert">This part of the admin could not be shown. What you saved is safe.</Text>
      <Button onClick={() => location.reload()}>{RELOAD_PAGE}</Button>
    </Panel>
  );
}
