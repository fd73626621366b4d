import { ActionIcon, Anchor, Breadcrumbs, Button, Menu, Modal, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Folder, FolderOpen, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { folderName, folderProblem, subfolders, TOP_FOLDER, trailOf } from '#core/assets/folders.ts';
import { assets } from '#contract/assets.ts';
import { call } from '../http/call.ts';
import { sentenceOf } from '../http/problem.ts';
import { tellProblem } from '../http/tell-problem.ts';
import { useAssetChange } from './queries.ts';
import classes from './assets.module.css';

/** Where one is, and the folders inside it. */
export function FolderBar(props: {
  all: readonly string[];
  folder: string;
  onOpen: (folder: string) => void;
}) {
  const { all, folder, onOpen } = props;
  const inside = subfolders(all, folder);
  return (
    <>
      {folder !== TOP_FOLDER && (
        <Breadcrumbs component="nav" aria-label="Folders">
          {[TOP_FOLDER, ...trailOf(folder)].map((path) =>
            path === folder ? (
              <span key={path} aria-current="page">
                {folderName(path)}
              </span>
            ) : (
              <Anchor key={path} component="button" onClick={() => onOpen(path)}>
                {path === TOP_FOLDER ? 'All files' : folderName(path)}
              </Anchor>
            ),
          )}
        </Breadcrumbs>
      )}
      {inside.length > 0 && (
        <ul className={classes.folders} aria-label="Folders">
          {inside.map((path) => (
            <FolderTile key={path} path={path} onOpen={() => onOpen(path)} />
          ))}
        </ul>
      )}
    </>
  );
}

function FolderTile({ path, onOpen }: { path: string; onOpen: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  const name = folderName(path);
  const remove = useAssetChange(() => call(assets.removeFolder, { body: { path } }));
  const onRemove = () =>
    remove.mutate(undefined, {
      onSuccess: () =>
        notifications.show({ message: `“${name}” was removed. What was in it is in the folder above.` }),
      onError: tellProblem,
    });
  return (
    <li className={classes.folder}>
      <button type="button" className={classes.folderButton} data-row onClick={onOpen}>
        <Folder size={18} aria-hidden="true" />
        <span>{name}</span>
      </button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`More for the folder ${name}`}>
            <MoreHorizontal size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<FolderOpen size={16} />} onClick={onOpen}>
            Open
          </Menu.Item>
          <Menu.Item leftSection={<Pencil size={16} />} onClick={() => setRenaming(true)}>
            Rename
          </Menu.Item>
          <Menu.Item leftSection={<Trash2 size={16} />} onClick={onRemove}>
            Remove folder, keep its files
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRenaming && (
        <FolderDialog
          title="Rename the folder"
          action="Rename"
          initial={name}
          onSave={(next) => {
            const to = [...trailOf(path).slice(-2, -1), next].join('/');
            return call(assets.moveFolder, { body: { path, to } });
          }}
          onClose={() => setRenaming(false)}
        />
      )}
    </li>
  );
}

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
