import { ActionIcon, Alert, Button, Group, Input, Table, TextInput, Textarea } from '@mantine/core';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import {
  datasetProblems,
  MAX_DATASET_COLUMNS,
  parseTable,
  truncatedMessage,
  type DatasetValue,
} from '#core/dataset.ts';
import { isRecord } from '#core/fields/field.ts';
import type { ControlProps } from '../control/control.ts';
import { say } from './words.ts';
import classes from './content.module.css';

/** More rows than these are not offered cell by cell: they are pasted. */
const MAX_ROWS_TYPED = 100;

const readValue = (value: unknown): DatasetValue =>
  isRecord(value) && Array.isArray(value.columns) && Array.isArray(value.rows)
    ? (value as unknown as DatasetValue)
    : { columns: [], rows: [] };

/** A small table: typed cell by cell, or pasted from a spreadsheet. */
export function DatasetControl({ control, label, value, error, onChange }: ControlProps<'dataset'>) {
  const id = useId();
  const { columns, rows } = readValue(value);
  const { maxRows } = control.options;
  const [pasted, setPasted] = useState<string>();
  const [isCut, setCut] = useState(false);
  const problems = datasetProblems(columns, rows);
  const change = (next: Partial<DatasetValue>) => onChange({ columns, rows, ...next });
  const setCell = (row: number, column: number, cell: string) =>
    change({
      rows: rows.map((cells, at) => (at === row ? filled(cells, columns.length).with(column, cell) : cells)),
    });
  const takePasted = () => {
    const { isTruncated, ...table } = parseTable(pasted ?? '', maxRows);
    setCut(isTruncated);
    setPasted(undefined);
    onChange(table);
  };
  return (
    <Input.Wrapper
      label={label}
      description={control.help}
      error={error}
      labelProps={{ id, component: 'div' }}
    >
      <div className={classes.dataset}>
        <Table aria-labelledby={id} withRowBorders={false} horizontalSpacing={2} verticalSpacing={2}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((name, column) => (
                <Table.Th key={column}>
                  <TextInput
                    size="xs"
                    aria-label={say('nameOfColumnColumn', { column: column + 1 })}
                    value={name}
                    onChange={(event) => change({ columns: columns.with(column, event.currentTarget.value) })}
                    rightSection={
                      <Remove
                        label={say('removeColumnColumn', { column: column + 1 })}
                        onPress={() =>
                          change({
                            columns: columns.toSpliced(column, 1),
                            rows: rows.map((row) => row.toSpliced(column, 1)),
                          })
                        }
                      />
                    }
                  />
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.slice(0, MAX_ROWS_TYPED).map((row, at) => (
              <Table.Tr key={at}>
                {columns.map((name, column) => (
                  <Table.Td key={column}>
                    <TextInput
                      size="xs"
                      aria-label={say('nameRowAt', {
                        name: name || say('columnColumn', { column: column + 1 }),
                        at: at + 1,
                      })}
                      value={row[column] ?? ''}
                      onChange={(event) => setCell(at, column, event.currentTarget.value)}
                    />
                  </Table.Td>
                ))}
                <Table.Td>
                  <Remove
                    label={say('removeRowAt', { at: at + 1 })}
                    onPress={() => change({ rows: rows.toSpliced(at, 1) })}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {rows.length > MAX_ROWS_TYPED && (
        <Input.Description mt={4}>
          {say('showingMaxRowsTypedOfCount', { maxRowsTyped: MAX_ROWS_TYPED, count: rows.length })}
        </Input.Description>
      )}
      {problems.map((problem) => (
        <Input.Error key={problem} mt={4}>
          {problem}
        </Input.Error>
      ))}
      {isCut && (
        <Alert color="gray" mt={8} role="status">
          {truncatedMessage(maxRows)}
        </Alert>
      )}
      <Group gap={8} mt={8}>
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus size={14} />}
          disabled={rows.length >= Math.min(maxRows, MAX_ROWS_TYPED) || columns.length === 0}
          onClick={() => change({ rows: [...rows, columns.map(() => '')] })}
        >
          {say('row')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus size={14} />}
          disabled={columns.length >= MAX_DATASET_COLUMNS}
          onClick={() =>
            change({
              columns: [...columns, say('columnCount', { count: columns.length + 1 })],
              rows: rows.map((row) => [...filled(row, columns.length), '']),
            })
          }
        >
          {say('column')}
        </Button>
        <Button size="xs" variant="default" onClick={() => setPasted(pasted === undefined ? '' : undefined)}>
          {say('pasteATable')}
        </Button>
      </Group>
      {pasted !== undefined && (
        <>
          <Textarea
            mt={8}
            label={say('fromASpreadsheetOr')}
            description={say('theFirstLineNames')}
            autosize
            minRows={4}
            maxRows={10}
            value={pasted}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
          <Button size="xs" mt={8} disabled={pasted.trim() === ''} onClick={takePasted}>
            {say('useIt')}
          </Button>
        </>
      )}
    </Input.Wrapper>
  );
}

function Remove({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <ActionIcon size={20} variant="subtle" color="gray" aria-label={label} title={label} onClick={onPress}>
      <X size={12} />
    </ActionIcon>
  );
}

/** Rows may be shorter than the table is wide. */
function filled(row: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, column) => row[column] ?? '');
}
