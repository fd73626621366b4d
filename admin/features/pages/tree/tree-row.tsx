import { File, Folder, GripVertical, House, Library, Link2 } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Link } from 'react-router';
import { HOME_PATH } from '#core/site/paths.ts';
import { RowMenu } from './row-menu.tsx';
import { StateWord } from '../../../documents/state-word.tsx';
import type { TreeRow as Row } from './tree.ts';
import type { TreeMoves } from './tree-moves.ts';
import { say } from './words.ts';
import classes from './pages.module.css';

export function TreeRow(props: {
  row: Row;
  folders: readonly Row[];
  moves: TreeMoves;
  isCarried: boolean;
  isTarget: boolean;
  onLift: ((event: PointerEvent<HTMLElement>, row: Row) => void) | undefined;
  onEdit: () => void;
}) {
  const { row, folders, moves, isCarried, isTarget, onLift, onEdit } = props;
  const move = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    moves.step(row, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li
      className={classes.treeRow}
      data-row={row.key}
      data-level={row.level}
      data-carried={isCarried || undefined}
      data-target={isTarget || undefined}
    >
      {onLift && (
        <span className={classes.grip} aria-hidden="true" onPointerDown={(event) => onLift(event, row)}>
          <GripVertical size={16} />
        </span>
      )}
      <RowTitle row={row} onKeyDown={move} onEdit={onEdit} />
      <RowMenu row={row} folders={folders} moves={moves} onEdit={onEdit} />
    </li>
  );
}

function RowTitle(props: { row: Row; onKeyDown: (event: KeyboardEvent) => void; onEdit: () => void }) {
  const { row, onKeyDown, onEdit } = props;
  const { page } = row;
  const words = (
    <>
      <RowIcon row={row} />
      <span className={classes.rowTitle}>{row.title}</span>
      {row.kind !== 'folder' && (
        <span className={classes.rowPath}>{row.address || say('leavesWithTheNext')}</span>
      )}
      {page && page.state !== 'live' && <StateWord state={page.state} />}
    </>
  );
  const shared = { className: classes.rowLink, onKeyDown, 'data-row-link': row.key };
  if (!page)
    return (
      <button type="button" {...shared} onClick={onEdit}>
        {words}
      </button>
    );
  return (
    <Link {...shared} to={page.kind === 'page' ? `/pages/${page.id}` : `/collections/${page.id}`}>
      {words}
    </Link>
  );
}

function RowIcon({ row: { kind, page } }: { row: Row }) {
  const Icon =
    kind === 'folder'
      ? Folder
      : kind === 'link'
        ? Link2
        : page?.path === HOME_PATH
          ? House
          : page?.kind === 'collection'
            ? Library
            : File;
  return <Icon size={16} className={classes.rowIcon} aria-hidden="true" />;
}
