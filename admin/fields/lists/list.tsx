import { Button, Collapse, Group, Input, UnstyledButton } from '@mantine/core';
import { ArrowDown, ArrowUp, ChevronRight, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { isRecord } from '#core/fields/field.ts';
import { movedTo } from '#core/moved-to.ts';
import { RowTool } from '../../kit/row-tool.tsx';
import type { ControlProps } from '../control/control.ts';
import { say } from './words.ts';
import classes from '../control/fields.module.css';

/** Entries that can be added, opened, moved and taken out. */
export function ListControl(props: ControlProps<'list'>) {
  const { control, label, name, value, error, onChange, drawFields } = props;
  const id = useId();
  const [open, setOpen] = useState<number>();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { item } = control;
  if (!item) return null;
  const { max, newEntry } = control.options;
  const replace = (at: number, entry: unknown) => onChange(entries.with(at, entry));
  const move = (at: number, by: 1 | -1) => {
    onChange(movedTo(entries, at, at + by));
    setOpen(open === at ? at + by : undefined);
  };
  const add = () => {
    onChange([...entries, newEntry]);
    setOpen(entries.length);
  };
  return (
    <Input.Wrapper
      label={label}
      description={control.help}
      error={error}
      labelProps={{ id, component: 'div' }}
    >
      <ol className={classes.list} aria-labelledby={id}>
        {entries.map((entry, at) => (
          <li key={at}>
            <div className={classes.entry}>
              <UnstyledButton
                className={classes.entryName ?? ''}
                aria-expanded={open === at}
                onClick={() => setOpen(open === at ? undefined : at)}
              >
                <ChevronRight size={14} aria-hidden="true" data-open={open === at || undefined} />
                <span>{nameOf(entry) || `${at + 1}`}</span>
              </UnstyledButton>
              <RowTool
                isSmall
                label={say('moveUp')}
                icon={ArrowUp}
                isOff={at === 0}
                onPress={() => move(at, -1)}
              />
              <RowTool
                isSmall
                label={say('moveDown')}
                icon={ArrowDown}
                isOff={at === entries.length - 1}
                onPress={() => move(at, 1)}
              />
              <RowTool
                isSmall
                label={say('remove')}
                icon={Trash2}
                onPress={() => {
                  onChange(entries.toSpliced(at, 1));
                  setOpen(undefined);
                }}
              />
            </div>
            <Collapse expanded={open === at}>
              {open === at && (
                <div className={classes.inside}>
                  {drawFields({
                    controls: item.fields ?? { value: item },
                    values: item.fields ? (isRecord(entry) ? entry : {}) : { value: entry },
                    errors: {},
                    prefix: `${name}.${at}.`,
                    onChange: (field, next) =>
                      replace(at, item.fields ? { ...(isRecord(entry) ? entry : {}), [field]: next } : next),
                  })}
                </div>
              )}
            </Collapse>
          </li>
        ))}
      </ol>
      <Group mt={8}>
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus size={14} />}
          disabled={entries.length >= max}
          onClick={add}
        >
          {say('add')}
        </Button>
      </Group>
    </Input.Wrapper>
  );
}

/** The first words of an entry tell it from the others. */
function nameOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  if (!isRecord(entry)) return '';
  return (
    Object.values(entry).find((value): value is string => typeof value === 'string' && value !== '') ?? ''
  );
}
