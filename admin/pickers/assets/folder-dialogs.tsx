import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { folderName, folderProblem, pathIn, TOP_FOLDER } from '#core/assets/folders.ts';
import { assets } from '#contract/content/assets.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { useAssetChange } from './queries.ts';

const nameOf = (path: string) => (path === TOP_FOLDER ? 'All files' : path.replaceAll('/', ' / '));

export function FolderDialog(props: {
  title: string;
  action: string;
  initial?: string;
  onSave: (name: string) => Promise<{ path: string }>;
  onClose: (path?: string) => void;
}) {
  const { title, action, initial = '', onSave, onClose } = props;
  const [name, setName] = useState(initial);
  const save = useAssetChange(onSave);
  const isBad = name.includes('/') ? 'A folder’s name cannot contain a slash.' : folderProblem(name.trim());
  return (
    <Modal opened title={title} onClose={() => onClose()}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '' || isBad) return;
          save.mutate(name.trim(), { onSuccess: ({ path }) => onClose(path) });
        }}
      >
        <Stack>
          <TextInput
            data-autofocus
            label="Name"
            value={name}
            error={(name !== '' && isBad) || (save.error && sentenceOf(save.error))}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" disabled={name.trim() === ''} loading={save.isPending}>
            {action}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

export function MoveFolderDialog(props: { path: string; places: readonly string[]; onClose: () => void }) {
  const { path, places, onClose } = props;
  const [place, setPlace] = useState(places[0] ?? TOP_FOLDER);
  const name = folderName(path);
  const move = useAssetChange(() => call(assets.moveFolder, { body: { path, to: pathIn(place, name) } }));
  return (
    <Modal opened title={`Move “${name}”`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          move.mutate(undefined, {
            onSuccess: () => {
              notifications.show({ message: `“${name}” is in ${nameOf(place)} now.` });
              onClose();
            },
          });
        }}
      >
        <Stack>
          <NativeSelect
            data-autofocus
            label="Into"
            value={place}
            data={places.map((value) => ({ value, label: nameOf(value) }))}
            error={move.error && sentenceOf(move.error)}
            onChange={(event) => setPlace(event.currentTarget.value)}
          />
          <Button type="submit" loading={move.isPending}>
            Move
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

export function RemoveFolderDialog(props: { path: string; above: string; onClose: () => void }) {
  const { path, above, onClose } = props;
  const name = folderName(path);
  const remove = useAssetChange(() => call(assets.removeFolder, { body: { path } }));
  const onRemove = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notifications.show({ message: `“${name}” was removed. What was in it is in ${nameOf(above)}.` });
        onClose();
      },
    });
  return (
    <Modal opened title={`Remove the folder “${name}”?`} onClose={onClose}>
      <Stack>
        <Text>No file is deleted. What is in it, and the folders in it, move to {nameOf(above)}.</Text>
        {remove.error && <Text role="alert">{sentenceOf(remove.error)}</Text>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Keep
          </Button>
          <Button color="red" loading={remove.isPending} onClick={onRemove}>
            Remove folder
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
