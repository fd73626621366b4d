import { ActionIcon, Button, Input } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRecord } from '#core/fields/field.ts';
import type { Control, ControlKind } from '#core/fields/index.ts';
import { initialOf } from '../control/initial.ts';
import { inSentence } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from '../control/fields.module.css';

interface ListRowsProps {
  control: Control<'list'>;
  label: string;
  value: unknown;
  error: string | undefined;
  onChange: (rows: unknown[]) => void;
  /** Draws the fields of one row. */
  renderRow: (row: Record<string, unknown>, index: number, onRow: (row: unknown) => void) => ReactNode;
}

const SHORT_KINDS: readonly ControlKind[] = ['choice', 'time', 'number', 'money', 'path', 'link'];
const MAX_IN_ROW = 3;

/** Entries of a few short fields are easier to read side by side than one by one. */
export function fitsInRow(item: Control): boolean {
  const fields = Object.values(item.fields ?? {}).filter(({ kind }) => kind !== 'id');
  const isShort = (each: Control) =>
    each.kind === 'text' ? each.options.lines === 1 : SHORT_KINDS.includes(each.kind);
  return item.kind === 'group' && fields.length <= MAX_IN_ROW && fields.every(isShort);
}

/** A short list whose rows are all in sight: opening hours, profiles. */
export function ListRows({ control, label, value, error, onChange, renderRow }: ListRowsProps) {
  const rows = Array.isArray(value) ? (value as unknown[]) : [];
  const { max } = control.options;
  const add = () => onChange([...rows, control.item ? initialOf(control.item, rows.at(-1)) : '']);
  return (
    <Input.Wrapper label={label} description={control.help} error={error} labelElement="div">
      <ol className={classes.list} aria-label={label}>
        {rows.map((row, index) => (
          <li key={index} className={classes.listRow}>
            <div>
              {renderRow(isRecord(row) ? row : {}, index, (next) => onChange(rows.with(index, next)))}
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={say('removeLabelIndex', { label: inSentence(label), index: index + 1 })}
              onClick={() => onChange(rows.toSpliced(index, 1))}
            >
              <Trash2 size={16} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        size="xs"
        display="block"
        w="fit-content"
        mt={8}
        aria-label={say('addToLabel', { label: inSentence(label) })}
        leftSection={<Plus size={16} />}
        disabled={rows.length >= max}
        onClick={add}
      >
        {say('add')}
      </Button>
    </Input.Wrapper>
  );
}
