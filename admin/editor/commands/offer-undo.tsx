import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Editor } from '../state/editor.ts';
import { say } from './words.ts';

const SHOWN_MS = 8000;

/** Says what has gone, with a button that brings it back as long as nothing else was changed. */
export function offerUndo(editor: Editor, message: string, undo: () => void): void {
  const after = editor.session.body.get();
  const stop = editor.session.body.subscribe(() => {
    if (editor.session.body.get() !== after) close();
  });
  const notice = notifications.show({
    autoClose: SHOWN_MS,
    onClose: () => stop(),
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{message}</span>
        <Button size="xs" variant="default" style={{ flex: 'none' }} onClick={undo}>
          {say('undo')}
        </Button>
      </Group>
    ),
  });
  function close() {
    stop();
    notifications.hide(notice);
  }
}
