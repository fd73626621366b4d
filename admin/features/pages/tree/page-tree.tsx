import { Button, Menu } from '@mantine/core';
import { File, FolderPlus, Link2, Plus } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { itemAt } from '#core/content/move-in-navigation.ts';
import type { MenuName, Navigation, NavigationItem } from '#core/content/navigation.ts';
import { NEW_ITEM } from '../../../panels/navigation/edit.ts';
import { MenuEntryDialog } from './menu-entry.tsx';
import { moveFocus } from './move-focus.ts';
import { TreeRow } from './tree-row.tsx';
import { GROUPS, type TreeGroup, type TreeRow as Row } from './tree.ts';
import { makeTreeMoves, type TreeMoves } from './tree-moves.ts';
import { useRowDrag } from './use-row-drag.ts';
import type { NavigationChange } from './use-navigation.ts';
import { inSentence } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './pages.module.css';

type Editing = {
  title: string;
  item: NavigationItem;
  isFolder: boolean;
  save: (item: NavigationItem) => void;
};

/** Pages by where visitors find them. Rows are dragged, or moved by their menus and keys. */
export function PageTree(props: {
  groups: readonly TreeGroup[];
  navigation: Navigation;
  change: NavigationChange;
  /** While one searches, rows stand in another order than in the menus. */
  isSearching: boolean;
  onAddPage: (menu: MenuName) => void;
}) {
  const { groups, navigation, change, isSearching, onAddPage } = props;
  const list = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<Editing>();
  const moves = makeTreeMoves(navigation, change);
  const folders = groups.flatMap(({ rows }) => rows.filter(({ kind }) => kind === 'folder'));
  const { carried, drop, chip, lift } = useRowDrag({
    list,
    groups,
    onDrop: (row, { spot }) => moves.drop(row, spot),
  });

  // An empty group is marked as a whole: a line would say no more.
  const isEmptyTarget = groups.some(({ name, rows }) => name === drop?.group && rows.length === 0);

  const edit = (row: Row) => {
    const { at } = row;
    const item = at && itemAt(navigation, at);
    if (!at || !item) return;
    const isFolder = row.kind === 'folder';
    setEditing({
      title: isFolder ? say('renameTheFolder') : say('menuEntry'),
      item: item.title === '' ? { ...item, title: row.title } : item,
      isFolder,
      save: (next) => moves.replace(at, next),
    });
  };
  const add = (menu: MenuName, isFolder: boolean) =>
    setEditing({
      title: isFolder ? say('addAFolder') : say('addALink'),
      item: NEW_ITEM,
      isFolder,
      save: (item) => moves.add(menu, item),
    });

  return (
    <div
      ref={list}
      className={classes.tree}
      data-carrying={carried ? '' : undefined}
      onKeyDown={(event: KeyboardEvent) => moveFocus(event, list.current)}
    >
      {groups.map(({ name, rows }) => (
        <section
          key={name}
          aria-label={GROUPS[name].label}
          className={classes.group}
          data-group={name}
          data-target={
            (drop?.group === name && rows.length === 0) ||
            (drop?.group === 'loose' && name === 'loose' && carried?.at !== undefined) ||
            undefined
          }
        >
          <header className={classes.groupHead}>
            <h2 className={classes.groupLabel}>
              {GROUPS[name].label}{' '}
              {name !== 'home' && <span>{rows.filter(({ kind }) => kind !== 'folder').length}</span>}
            </h2>
            {name !== 'home' && name !== 'loose' && !isSearching && (
              <AddToMenu
                name={name}
                onPage={() => onAddPage(name)}
                onAdd={(isFolder) => add(name, isFolder)}
              />
            )}
          </header>
          <Rows
            {...{ rows, folders, moves, carried, edit }}
            target={drop?.into}
            lift={isSearching ? undefined : lift}
          />
          {rows.length === 0 && <p className={classes.groupEmpty}>{GROUPS[name].empty}</p>}
        </section>
      ))}
      {drop?.spot && !drop.into && !isEmptyTarget && (
        <div className={classes.dropLine} style={{ top: drop.line }} data-level={drop.level} />
      )}
      {carried && (
        <div ref={chip} className={classes.chip}>
          {carried.title}
        </div>
      )}
      {editing && (
        <MenuEntryDialog {...editing} onSave={editing.save} onClose={() => setEditing(undefined)} />
      )}
    </div>
  );
}

function Rows(props: {
  rows: readonly Row[];
  folders: readonly Row[];
  moves: TreeMoves;
  carried: Row | undefined;
  target: string | undefined;
  lift: ReturnType<typeof useRowDrag>['lift'] | undefined;
  edit: (row: Row) => void;
}) {
  const { rows, folders, moves, carried, target, lift, edit } = props;
  return (
    <ul className={classes.rows}>
      {rows.map((row) => (
        <TreeRow
          key={row.key}
          row={row}
          folders={folders}
          moves={moves}
          isCarried={row.key === carried?.key}
          isTarget={row.key === target}
          onLift={lift}
          onEdit={() => edit(row)}
        />
      ))}
    </ul>
  );
}

function AddToMenu(props: { name: MenuName; onPage: () => void; onAdd: (isFolder: boolean) => void }) {
  const { name, onPage, onAdd } = props;
  return (
    <Menu position="bottom-end" width={220} shadow="md">
      <Menu.Target>
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          leftSection={<Plus size={14} />}
          aria-label={say('addToLabel', { label: inSentence(GROUPS[name].label) })}
        >
          {say('add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<File size={18} />} onClick={onPage}>
          {say('newPage')}
        </Menu.Item>
        <Menu.Item leftSection={<Link2 size={18} />} onClick={() => onAdd(false)}>
          {say('link')}
        </Menu.Item>
        <Menu.Item leftSection={<FolderPlus size={18} />} onClick={() => onAdd(true)}>
          {say('folder')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
