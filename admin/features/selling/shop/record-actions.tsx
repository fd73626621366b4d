import { Button, Group } from '@mantine/core';
import { say } from './words.ts';

/** What can be done with an open thing of the shop: delete it, once it exists, and save it. */
export function RecordActions(props: {
  /** Of what is open; undefined for one that is being added. */
  name: string | undefined;
  isSaving: boolean;
  onSave: () => void;
  onDelete: () => void;
}) {
  const { name, isSaving, onSave, onDelete } = props;
  return (
    <Group justify="space-between">
      {name === undefined ? (
        <span />
      ) : (
        <Button variant="subtle" color="red" onClick={onDelete}>
          {say('deleteName', { name })}
        </Button>
      )}
      <Button loading={isSaving} onClick={onSave}>
        {say('save')}
      </Button>
    </Group>
  );
}
