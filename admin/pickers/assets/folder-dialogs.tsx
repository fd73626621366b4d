import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { folderName, folderProblem, pathIn, TOP_FOLDER } from '#core/assets/folders.ts';
import { assets } from '#contract/content/assets.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { useAssetChange } from './queries.ts';
import { say } from './words.ts';

const nameOf = (path: string) => (path === TOP_FOLDER ? say('allFiles') : path.replaceAll('/', ' / '));

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
  const isBad = name.includes('/') ? say('aFoldersNameCannot') : folderProblem(name.trim());
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
            label={say('name')}
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
    <Modal opened title={say('moveName', { name })} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          move.mutate(undefined, {
            onSuccess: () => {
              notifications.show({ message: say('nameIsInOf', { name, of: nameOf(place) }) });
              onClose();
            },
          });
        }}
      >
        <Stack>
          <NativeSelect
            data-autofocus
            label={say('into')}
            value={place}
            data={places.map((value) => ({ value, label: nameOf(value) }))}
            error={move.error && sentenceOf(move.error)}
            onChange={(event) => setPlace(event.currentTarget.value)}
          />
          <Button type="submit" loading={move.isPending}>
            {say('move')}
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
        notifications.show({ message: say('nameWasRemovedWhat', { name, of: nameOf(above) }) });
        onClose();
      },
    });
  return (
    <Modal opened title={say('removeTheFolderName', { name })} onClose={onClose}>
      <Stack>
        <Text>{say('noFileIsDeleted', { of: nameOf(above) })}</Text>
        {remove.error && <Text role="alert">{sentenceOf(remove.error)}</Text>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {say('keep')}
          </Button>
          <Button color="red" loading={remove.isPending} onClick={onRemove}>
            {say('removeFolder')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
