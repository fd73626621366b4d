import { memo, useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useCurrency } from '../../../../account/shop.ts';
import { CellEditor } from './cell-editor.tsx';
import {
  cellOf,
  COLUMNS,
  isEditable,
  rowName,
  textOf,
  type Column,
  type Reckoning,
  type Row,
} from './columns.ts';
import type { Edits } from './edits.ts';
import {
  at,
  boxOf,
  canEdit,
  cleared,
  filled,
  moved,
  nextEditable,
  pasted,
  readSheet,
  writeSheet,
  type Place,
  type Selection,
} from './grid-moves.ts';
import type { Table } from './use-table.ts';
import { say } from './words.ts';
import classes from './table.module.css';

const ARROWS: Readonly<Record<string, { row?: number; column?: number }>> = {
  ArrowUp: { row: -1 },
  ArrowDown: { row: 1 },
  ArrowLeft: { column: -1 },
  ArrowRight: { column: 1 },
  PageUp: { row: -10 },
  PageDown: { row: 10 },
  Home: { column: -COLUMNS.length },
  End: { column: COLUMNS.length },
};
const NONE: Edits = {};

const isMod = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

export function useColumnLabel(): (column: Column) => string {
  const currency = useCurrency();
  return (column) => (column === 'price' || column === 'sale' ? say(column, { currency }) : say(column));
}

/** The products as a sheet: arrows move, typing edits, and whole blocks are copied and pasted. */
export function Grid(props: {
  table: Table;
  by: Reckoning;
  onTold: (words: string) => void;
  onLeave: () => void;
}) {
  const { table, by, onTold, onLeave } = props;
  const { rows, edits, faults } = table;
  const [selection, setSelection] = useState<Selection>(at(0, 0));
  const [typing, setTyping] = useState<string>();
  const grid = useRef<HTMLTableElement>(null);
  const hasKeyboard = useRef(false);
  const labelOf = useColumnLabel();
  const box = boxOf(selection);
  const { active } = selection;
  const isTyping = typing !== undefined;

  useEffect(() => {
    if (!isTyping && hasKeyboard.current)
      grid.current?.querySelector<HTMLElement>(`[data-at="${active.row}:${active.column}"]`)?.focus();
  }, [active.row, active.column, isTyping]);

  const textAt = (row: Row, column: Column) => edits[cellOf(row, column)] ?? textOf(row, column, by);
  const go = (place: Place, isExtended = false) =>
    setSelection((before) => ({ anchor: isExtended ? before.anchor : place, active: place }));
  const edit = (place: Place, text?: string) => {
    const row = rows[place.row];
    const column = COLUMNS[place.column];
    if (!row || !column || !canEdit(rows, place, by)) return;
    go(place);
    setTyping(text ?? textAt(row, column));
  };
  const tellChanged = (count: number) => onTold(say('cellsChanged', { count }));
  const finish = (text: string, then: 'stay' | 'down' | 'next' | 'previous') => {
    const row = rows[active.row];
    const column = COLUMNS[active.column];
    if (row && column) table.type([{ row, column, text }]);
    setTyping(undefined);
    if (then === 'down') go(moved(active, { row: 1 }, rows.length));
    else if (then !== 'stay') go(nextEditable(active, then === 'next' ? 1 : -1, { rows, by }) ?? active);
  };

  const onTab = (event: KeyboardEvent) => {
    const next = nextEditable(active, event.shiftKey ? -1 : 1, { rows, by });
    // Behind the last cell the keyboard goes on to what follows.
    if (!next) return;
    event.preventDefault();
    go(next);
  };
  const onModKey = (key: string, isShifted: boolean): boolean => {
    if (key === 'z') (isShifted ? table.redo : table.undo)();
    else if (key === 'y') table.redo();
    else if (key === 'a')
      setSelection({
        anchor: { row: 0, column: 0 },
        active: { row: rows.length - 1, column: COLUMNS.length - 1 },
      });
    else if (key === 'd')
      tellChanged(
        table.type(
          COLUMNS.slice(box.left, box.right + 1).flatMap((column, nth) => {
            const top = rows[box.top];
            const one = { ...box, left: box.left + nth, right: box.left + nth };
            return top ? filled(textAt(top, column), one, rows) : [];
          }),
        ),
      );
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (isTyping) return;
    const arrow = ARROWS[key];
    if (arrow) {
      event.preventDefault();
      const isFar = isMod(event) && (arrow.row ?? 0) !== 0;
      go(moved(active, isFar ? { row: (arrow.row ?? 0) * rows.length } : arrow, rows.length), event.shiftKey);
    } else if (isMod(event)) {
      if (onModKey(key.toLowerCase(), event.shiftKey)) event.preventDefault();
    } else if (key === 'Tab') onTab(event);
    else if (key === 'Escape') onLeave();
    else if (key === 'Enter' || key === 'F2') {
      event.preventDefault();
      edit(active);
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      tellChanged(table.type(cleared(box, rows)));
    } else if (key.length === 1 && !event.altKey) {
      event.preventDefault();
      edit(active, COLUMNS[active.column] === 'workflow' ? undefined : key);
    }
  };
  const onCopy = (event: ClipboardEvent) => {
    if (isTyping) return;
    event.preventDefault();
    const columns = COLUMNS.slice(box.left, box.right + 1);
    const lines = rows
      .slice(box.top, box.bottom + 1)
      .map((row) => columns.map((column) => textAt(row, column)));
    event.clipboardData.setData('text/plain', writeSheet(lines));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isTyping) return;
    event.preventDefault();
    const sheet = readSheet(event.clipboardData.getData('text/plain'));
    const { typed, leftOver } = pasted(sheet, box, { rows, by });
    const count = table.type(typed);
    onTold(
      [say('cellsChanged', { count }), ...(leftOver > 0 ? [say('didNotFit', { count: leftOver })] : [])].join(
        ' ',
      ),
    );
  };

  return (
    <div className={classes.scroller}>
      <table
        ref={grid}
        role="grid"
        aria-label={say('editProducts')}
        aria-multiselectable
        className={classes.grid}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onPaste={onPaste}
        onFocus={() => (hasKeyboard.current = true)}
        onBlur={() => (hasKeyboard.current = false)}
      >
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {labelOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const isIn = index >= box.top && index <= box.bottom;
            return (
              <GridRow
                key={row.key}
                row={row}
                index={index}
                by={by}
                edits={touching(row, edits)}
                faults={touching(row, faults)}
                left={isIn ? box.left : -1}
                right={isIn ? box.right : -1}
                active={active.row === index ? active.column : -1}
                typing={active.row === index ? typing : undefined}
                onPick={go}
                onEdit={edit}
                onDone={finish}
                onCancel={() => setTyping(undefined)}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The same one for every row without any, so that only rows that change are drawn again. */
function touching(row: Row, cells: Edits): Edits {
  const { product, variant, kind } = row;
  const own = Object.entries(cells).filter(
    ([cell]) =>
      (kind !== 'variant' && cell.startsWith(product.id)) || (variant && cell.startsWith(variant.id)),
  );
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

const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, by, edits, faults, left, right, active, typing } = props;
  const labelOf = useColumnLabel();
  return (
    <tr data-kind={row.kind} data-fault={faults[row.product.id] !== undefined || undefined}>
      {COLUMNS.map((column, at) => {
        const cell = cellOf(row, column);
        const before = textOf(row, column, by);
        const text = edits[cell] ?? before;
        const isOpen = isEditable(row, column, by);
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
