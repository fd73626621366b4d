import { ActionIcon, Menu } from '@mantine/core';
import {
  ArrowDown,
  ArrowUp,
  Ellipsis,
  FolderInput,
  FolderOpen,
  Link2Off,
  Pencil,
  Waypoints,
} from 'lucide-react';
import { PageActions } from '../actions/page-actions.tsx';
import { GROUPS, PLACES, type TreeRow } from './tree.ts';
import type { TreeMoves } from './tree-moves.ts';
import { inSentence } from '../../../words/catalogue.ts';
import { say } from './words.ts';

interface RowMenuProps {
  row: TreeRow;
  folders: readonly TreeRow[];
  moves: TreeMoves;
  onEdit: () => void;
}

/** Everything a row can do, for those who do not drag. */
export function RowMenu(props: RowMenuProps) {
  const { row } = props;
  return (
    <Menu position="bottom-end" width={280} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={say('moreForTitle', { title: row.title })}>
          <Ellipsis size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <RowItems {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}

function RowItems({ row, folders, moves, onEdit }: RowMenuProps) {
  const isPage = row.page?.kind === 'page';
  return (
    <>
      {row.at && (
        <Menu.Item leftSection={<Pencil size={18} />} onClick={onEdit}>
          {row.kind === 'folder' ? say('renameTheFolder') : say('editTheMenuEntry')}
        </Menu.Item>
      )}
      <Places row={row} moves={moves} />
      {row.kind !== 'folder' &&
        folders
          .filter(({ at }) => at && !(at.menu === row.at?.menu && at.index === row.at.index))
          .map((folder) => (
            <Menu.Item
              key={folder.key}
              leftSection={<FolderInput size={18} />}
              onClick={() => folder.at && moves.into(row, folder.at)}
            >
              {say('intoTitle', { title: folder.title })}
            </Menu.Item>
          ))}
      {row.kind === 'folder' && (
        <Menu.Item leftSection={<FolderOpen size={18} />} onClick={() => moves.openFolder(row)}>
          {say('removeTheFolderKeep')}
        </Menu.Item>
      )}
      {row.at && row.kind === 'link' && (
        <Menu.Item leftSection={<Link2Off size={18} />} color="red" onClick={() => moves.unlink(row)}>
          {say('removeTheLink')}
        </Menu.Item>
      )}
      {isPage && row.page && (
        <>
          <Menu.Divider />
          <PageActions page={row.page} withSettings />
        </>
      )}
    </>
  );
}

function Places({ row, moves }: { row: TreeRow; moves: TreeMoves }) {
  const own = row.at && row.level === 1 ? row.at.menu : row.at ? undefined : 'loose';
  return (
    <>
      {moves.canStep(row, -1) && (
        <Menu.Item
          leftSection={<ArrowUp size={18} />}
          rightSection={<kbd>{say('alt')}</kbd>}
          onClick={() => moves.step(row, -1)}
        >
          {say('moveUp')}
        </Menu.Item>
      )}
      {moves.canStep(row, 1) && (
        <Menu.Item
          leftSection={<ArrowDown size={18} />}
          rightSection={<kbd>{say('alt2')}</kbd>}
          onClick={() => moves.step(row, 1)}
        >
          {say('moveDown')}
        </Menu.Item>
      )}
      {PLACES.filter((group) => group !== own && !(group === 'loose' && row.kind === 'link')).map((group) => (
        <Menu.Item
          key={group}
          leftSection={group === 'loose' ? <Link2Off size={18} /> : <Waypoints size={18} />}
          onClick={() => moves.toGroup(row, group)}
        >
          {group === 'loose'
            ? say('takeOutOfThe')
            : say('toLabel', { label: inSentence(GROUPS[group].label) })}
        </Menu.Item>
      ))}
    </>
  );
}
