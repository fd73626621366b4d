import { memo } from 'react';
import { CellEditor } from './cell-editor.tsx';
import { cellOf, COLUMNS, isEditable, rowName, textOf, type Reckoning, type Row } from './columns.ts';
import type { Edits } from './edits.ts';
import type { Place } from './grid-moves.ts';
import { useColumnLabel } from './use-column-label.ts';
import { say } from './words.ts';
import classes from './table.module.css';

const NONE: Edits = {};

/** The same one for every row without any, so that only rows that change are drawn again. */
export function touching(row: Row, cells: Edits): Edits {
  const own = [row.product.id, ...COLUMNS.map((column) => cellOf(row, column))].flatMap((cell) => {
    const text = cells[cell];
    return text === undefined ? [] : [[cell, text] as const];
  });
  return own.length === 0 ? NONE : Object.fromEntries(own);
}

interface GridRowProps {
  row: Row;
  index: number;
  by: Reckoning;
  edits: Edits;
  faults: Edits;
  left: number;
  right: number;
  active: number;
  typing: string | undefined;
  onPick: (place: Place, isExtended?: boolean) => void;
  onEdit: (place: Place) => void;
  onDone: (text: string, then: 'stay' | 'down' | 'next' | 'previous') => void;
  onCancel: () => void;
}

const isSameRow = (before: GridRowProps, after: GridRowProps) =>
  // What is called is taken anew with whatever else changes; a row that is neither active nor edited calls nothing that depends on it.
  before.active < 0 &&
  after.active < 0 &&
  before.row === after.row &&
  before.index === after.index &&
  before.by === after.by &&
  before.edits === NONE &&
  after.edits === NONE &&
  before.faults === NONE &&
  after.faults === NONE &&
  before.left === after.left &&
  before.right === after.right;

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, by, edits, faults, left, right, active, typing } = props;
  const labelOf = useColumnLabel();
  return (
    <tr data-kind={row.kind} data-fault={faults[row.product.id] !== undefined || undefined}>
      {COLUMNS.map((column, at) => {
        const cell = cellOf(row, column);
        const before = textOf(row, column, by);
        const isOpen = isEditable(row, column, by);
        const text = isOpen ? (edits[cell] ?? before) : before;
        const isChanged = isOpen && edits[cell] !== undefined;
        const fault = isOpen ? (faults[cell] ?? (at === 0 ? faults[row.product.id] : undefined)) : undefined;
        const label = say('columnOf', { column: labelOf(column), name: rowName(row) });
        const was = before === '' ? say('wasEmpty') : say('was', { text: before });
        return (
          <td
            key={column}
            role="gridcell"
            data-at={`${index}:${at}`}
            data-column={column}
            data-active={at === active || undefined}
            data-in={(at >= left && at <= right) || undefined}
            data-changed={isChanged || undefined}
            data-wrong={fault !== undefined || undefined}
            data-closed={!isOpen || undefined}
            tabIndex={at === active ? 0 : -1}
            aria-selected={at >= left && at <= right}
            aria-readonly={!isOpen}
            aria-invalid={fault !== undefined}
            title={fault ?? (isChanged ? was : undefined)}
            onMouseDown={(event) => {
              if (at !== active || typing === undefined)
                props.onPick({ row: index, column: at }, event.shiftKey);
            }}
            onDoubleClick={() => typing === undefined && props.onEdit({ row: index, column: at })}
          >
            {at === active && typing !== undefined ? (
              <CellEditor
                row={row}
                column={column}
                text={typing}
                label={label}
                by={by}
                onDone={props.onDone}
                onCancel={props.onCancel}
              />
            ) : (
              <span className={classes.text}>{text}</span>
            )}
            {fault !== undefined && <span className={classes.fault}>{fault}</span>}
          </td>
        );
      })}
    </tr>
  );
}, isSameRow);
