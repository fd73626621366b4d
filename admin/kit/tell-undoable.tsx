import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { say } from './words.ts';

const SHOWN_MS = 12_000;

/** Says what was done, with a button that takes it back. Gives the notice, for who does the next thing. */
export function tellUndoable(words: string, undo: () => void): string {
  const notice = notifications.show({
    autoClose: SHOWN_MS,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{words}</span>
        <Button
          size="xs"
          variant="default"
          style={{ flex: 'none' }}
          onClick={() => {
            notifications.hide(notice);
            undo();
          }}
        >
          {say('undo')}
        </Button>
      </Group>
    ),
  });
  return notice;
}
