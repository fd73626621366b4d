import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { placeholderOf, statusesOf } from './cell-editor.tsx';
import { cellOf, COLUMNS, isEditable, textOf, type Column, type Reckoning, type Row } from './columns.ts';
import { useColumnLabel } from './use-column-label.ts';
import type { Table } from './use-table.ts';
import { say } from './words.ts';
import classes from './table.module.css';

/** On a phone one column at a time, a field for each row of it. */
export function PhoneTable({ table, by }: { table: Table; by: Reckoning }) {
  const [column, setColumn] = useState<Column>('price');
  const labelOf = useColumnLabel();
  const rows = table.rows.filter((row) => isEditable(row, column, by));
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return;
    const fields = [...document.querySelectorAll<HTMLElement>(`.${classes.phoneRow} input`)];
    fields[fields.indexOf(event.target as HTMLElement) + 1]?.focus();
  };
  return (
    <Stack gap="xs">
      <NativeSelect
        label={say('column')}
        size="md"
        value={column}
        data={COLUMNS.map((value) => ({ value, label: labelOf(value) }))}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setColumn(COLUMNS.find((each) => each === value) ?? 'price');
        }}
      />
      <ul className={classes.phone} onKeyDown={goOn}>
        {rows.map((row) => (
          <PhoneRow key={`${row.key}:${column}`} row={row} column={column} table={table} by={by} />
        ))}
      </ul>
    </Stack>
  );
}

function PhoneRow(props: { row: Row; column: Column; table: Table; by: Reckoning }) {
  const { row, column, table, by } = props;
  const cell = cellOf(row, column);
  const before = textOf(row, column, by);
  const isChanged = table.edits[cell] !== undefined;
  const text = table.edits[cell] ?? before;
  const fault = table.faults[cell] ?? table.faults[row.product.id];
  const labelOf = useColumnLabel();
  const label = say('columnOf', { column: labelOf(column), name: row.product.title });
  const type = (next: string) => table.type([{ row, column, text: next }]);
  const isNumber = column === 'price' || column === 'sale';
  const field = { size: 'md' as const, 'aria-label': label, error: fault };
  return (
    <li
      className={classes.phoneRow}
      data-changed={isChanged || undefined}
      data-wide={!isNumber && column !== 'stock' ? true : undefined}
    >
      <span>
        {row.product.title}
        {row.kind === 'variant' && <small className="quiet">{row.variant?.name}</small>}
        {isChanged && (
          <small className="quiet">{before === '' ? say('wasEmpty') : say('was', { text: before })}</small>
        )}
      </span>
      {column === 'workflow' ? (
        <NativeSelect
          {...field}
          value={text}
          data={statusesOf(row)}
          onChange={(event) => type(event.currentTarget.value)}
        />
      ) : (
        <TypedField
          key={text}
          field={field}
          text={text}
          placeholder={placeholderOf(column)}
          isNumber={isNumber}
          onTyped={type}
        />
      )}
    </li>
  );
}

/** Read when it is left: half a number is no mistake yet. */
function TypedField(props: {
  field: { size: 'md'; 'aria-label': string; error: string | undefined };
  text: string;
  placeholder: string;
  isNumber: boolean;
  onTyped: (text: string) => void;
}) {
  const [text, setText] = useState(props.text);
  return (
    <TextInput
      {...props.field}
      value={text}
      placeholder={props.placeholder}
      inputMode={props.isNumber ? 'decimal' : 'text'}
      enterKeyHint="next"
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => text !== props.text && props.onTyped(text)}
    />
  );
}
