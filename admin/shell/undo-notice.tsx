import { Button, Group } from '@mantine/core';

export function UndoNotice({ words, onUndo }: { words: string; onUndo: () => void }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <span>{words}</span>
      <Button size="xs" variant="default" style={{ flex: 'none' }} onClick={onUndo}>
        Undo
      </Button>
    </Group>
  );
}
