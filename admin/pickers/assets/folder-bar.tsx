import { ActionIcon, Anchor, Breadcrumbs, Menu } from '@mantine/core';
import { Folder, FolderInput, FolderOpen, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { folderName, pathIn, placesFor, subfolders, TOP_FOLDER, trailOf } from '#core/assets/folders.ts';
import { assets } from '#contract/content/assets.ts';
import { call } from '../../http/call.ts';
import { FolderDialog, MoveFolderDialog, RemoveFolderDialog } from './folder-dialogs.tsx';
import { say } from './words.ts';
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
        <Breadcrumbs component="nav" aria-label={say('folders')}>
          {[TOP_FOLDER, ...trailOf(folder)].map((path) =>
            path === folder ? (
              <span key={path} aria-current="page">
                {folderName(path)}
              </span>
            ) : (
              <Anchor key={path} component="button" onClick={() => onOpen(path)}>
                {path === TOP_FOLDER ? say('allFiles') : folderName(path)}
              </Anchor>
            ),
          )}
        </Breadcrumbs>
      )}
      {inside.length > 0 && (
        <ul className={classes.folders} aria-label={say('folders')}>
          {inside.map((path) => (
            <FolderTile key={path} path={path} places={placesFor(path, all)} onOpen={() => onOpen(path)} />
          ))}
        </ul>
      )}
    </>
  );
}

function FolderTile(props: { path: string; places: readonly string[]; onOpen: () => void }) {
  const { path, places, onOpen } = props;
  const [asked, setAsked] = useState<'rename' | 'move' | 'remove'>();
  const close = () => setAsked(undefined);
  const name = folderName(path);
  const above = trailOf(path).at(-2) ?? TOP_FOLDER;
  return (
    <li className={classes.folder}>
      <button type="button" className={classes.folderButton} data-row onClick={onOpen}>
        <Folder size={18} aria-hidden="true" />
        <span>{name}</span>
      </button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={say('moreForTheFolder', { name })}>
            <MoreHorizontal size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<FolderOpen size={16} />} onClick={onOpen}>
            {say('open')}
          </Menu.Item>
          <Menu.Item leftSection={<Pencil size={16} />} onClick={() => setAsked('rename')}>
            {say('rename')}
          </Menu.Item>
          {places.length > 0 && (
            <Menu.Item leftSection={<FolderInput size={16} />} onClick={() => setAsked('move')}>
              {say('move')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<Trash2 size={16} />} onClick={() => setAsked('remove')}>
            {say('removeFolderKeepIts')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked === 'rename' && (
        <FolderDialog
          title={say('renameTheFolder')}
          action={say('rename')}
          initial={name}
          onSave={(next) => call(assets.moveFolder, { body: { path, to: pathIn(above, next) } })}
          onClose={close}
        />
      )}
      {asked === 'move' && <MoveFolderDialog path={path} places={places} onClose={close} />}
      {asked === 'remove' && <RemoveFolderDialog path={path} above={above} onClose={close} />}
    </li>
  );
}
