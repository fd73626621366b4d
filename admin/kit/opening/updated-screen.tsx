import { Button, Text } from '@mantine/core';
import { Panel } from '../panel.tsx';
import { say } from './words.ts';

/** In place of a screen whose code the server no longer has. */
export function UpdatedScreen() {
  return (
    <Panel title={say('newVersion')}>
      <Text mb="md">{say('reloadToOpen')}</Text>
      <Button onClick={() => location.reload()}>{say('reload')}</Button>
    </Panel>
  );
}
