import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { cellOf, COLUMNS, isEditable, textOf, type Column, type Reckoning, type Row } from './columns.ts';
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
const isMod = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

export interface GridProps {
  table: Table;
  by: Reckoning;
  /** Says aloud what a key or a paste has done. */
  onTold: (words: string) => void;
  /** Where the keyboard goes when it leaves the table. */
  onLeave: () => void;
}

/** Where the keyboard is in the sheet, what is typed there, and what its keys do. */
export function useGrid(props: GridProps) {
  const { table, by, onTold, onLeave } = props;
  const { rows, edits } = table;
  const [selection, setSelection] = useState<Selection>(at(0, 0));
  const [typing, setTyping] = useState<string>();
  const grid = useRef<HTMLTableElement>(null);
  const hasKeyboard = useRef(false);
  const box = boxOf(selection);
  const { active } = selection;
  const isTyping = typing !== undefined;

  useEffect(() => {
    if (!isTyping && hasKeyboard.current)
      grid.current?.querySelector<HTMLElement>(`[data-at="${active.row}:${active.column}"]`)?.focus();
  }, [active.row, active.column, isTyping]);

  const textAt = (row: Row, column: Column) =>
    (isEditable(row, column, by) ? edits[cellOf(row, column)] : undefined) ?? textOf(row, column, by);
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

  return {
    grid,
    box,
    active,
    typing,
    go,
    edit,
    finish,
    cancel: () => setTyping(undefined),
    handlers: {
      onKeyDown,
      onCopy,
      onPaste,
      onFocus: () => (hasKeyboard.current = true),
      onBlur: () => (hasKeyboard.current = false),
    },
  };
}
