import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { isUpdated } from '../kit/opening/updated.ts';
import { say } from './words.ts';

/** Says so when code cannot be had because the server was upgraded meanwhile. What is open stays as it is. */
export function watchUpdates(): void {
  addEventListener('vite:preloadError', () => {
    void isUpdated().then((answer) => {
      if (answer) askToReload();
    });
  });
}

function askToReload(): void {
  notifications.show({
    id: 'updated',
    autoClose: false,
    title: say('newVersion'),
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{say('saveThenReload')}</span>
        <Button size="xs" style={{ flex: 'none' }} onClick={() => location.reload()}>
          {say('reload')}
        </Button>
      </Group>
    ),
  });
}
