import { useRef, useState, type KeyboardEvent } from 'react';
import { WORKFLOW_LABELS, WORKFLOW_STATES } from '#core/commerce/catalogue/product.ts';
import { declared } from '../../../../words/catalogue.ts';
import type { Column, Reckoning, Row } from './columns.ts';
import { isSame, readNames } from './names.ts';
import { say } from './words.ts';
import classes from './table.module.css';

const NUMBERS: readonly Column[] = ['price', 'sale'];

interface EditorProps {
  row: Row;
  column: Column;
  text: string;
  label: string;
  by: Reckoning;
  /** What the keyboard does after it: stay, down a row, to the next cell or the one before. */
  onDone: (text: string, then: 'stay' | 'down' | 'next' | 'previous') => void;
  onCancel: () => void;
}

/** The field in the cell that is being edited. */
export function CellEditor(props: EditorProps) {
  const { column, label, by, onDone, onCancel } = props;
  const [text, setText] = useState(props.text);
  // Leaving the field takes what was typed, unless a key has said already what becomes of it.
  const isOver = useRef(false);
  const end = (act: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const then =
      event.key === 'Enter'
        ? 'down'
        : event.key === 'Tab'
          ? event.shiftKey
            ? 'previous'
            : 'next'
          : undefined;
    if (then) {
      event.preventDefault();
      end(() => onDone(text, then));
    } else if (event.key === 'Escape') end(onCancel);
  };
  if (column === 'workflow')
    return (
      <select
        // The cell was chosen to be edited.
        autoFocus
        aria-label={label}
        value={text}
        onKeyDown={onKeyDown}
        onBlur={() => end(() => onDone(text, 'stay'))}
        onChange={(event) => setText(event.currentTarget.value)}
      >
        {statusesOf(props.row).map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
    );
  return (
    <>
      <input
        autoFocus
        aria-label={label}
        value={text}
        inputMode={NUMBERS.includes(column) ? 'decimal' : 'text'}
        placeholder={placeholderOf(column)}
        onKeyDown={onKeyDown}
        onBlur={() => end(() => onDone(text, 'stay'))}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {column === 'categories' && by.categories.length > 0 && (
        <Categories names={by.categories.map(({ name }) => name)} text={text} onChange={setText} />
      )}
    </>
  );
}

/** What is scheduled stays so; a date is set on the product's own page. */
export const statusesOf = ({ product }: Row): string[] =>
  WORKFLOW_STATES.filter((state) => state !== 'scheduled' || product.publishAt !== null).map((state) =>
    declared(WORKFLOW_LABELS[state]),
  );

export function placeholderOf(column: Column): string {
  if (column === 'sku') return say('generated');
  return column === 'categories' || column === 'tags' ? say('separateByCommas') : '';
}

function Categories(props: { names: readonly string[]; text: string; onChange: (text: string) => void }) {
  const { names, text, onChange } = props;
  const chosen = readNames(text, names);
  const toggle = (name: string) =>
    onChange(
      (chosen.some((each) => isSame(each, name))
        ? chosen.filter((each) => !isSame(each, name))
        : [...chosen, name]
      ).join(', '),
    );
  return (
    <div className={classes.suggestions}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          aria-pressed={chosen.some((each) => isSame(each, name))}
          // The field keeps the keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => toggle(name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
