import { Table, Text, Title, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DimensionName, Figures } from '#core/analytics/dimensions.ts';
import { changePercent } from '#core/commerce/orders/sales.ts';
import type { AnalyticsPart } from '#contract/visits/analytics.ts';
import { nameOf, numberText } from './words.ts';
import classes from './analytics.module.css';

export interface Column {
  label: string;
  valueOf: (sums: Figures) => number;
  words?: (value: number) => string;
}

/** The rows of one dimension: a table whose rows are also bars, by its first column. */
export function PartTable(props: {
  title: string;
  dimension: DimensionName;
  head: string;
  parts: readonly AnalyticsPart[];
  columns: readonly [Column, ...Column[]];
  /** Said where there is nothing. */
  empty: string;
  onPick?: ((name: string) => void) | undefined;
  /** Beside each row. */
  tool?: (name: string) => ReactNode;
  limit?: number;
}) {
  const { title, dimension, head, columns, empty, onPick, tool, limit } = props;
  const [first] = columns;
  const parts = props.parts.slice(0, limit ?? props.parts.length);
  const whole = Math.max(1, ...parts.map(({ sums }) => first.valueOf(sums)));
  return (
    <section className={classes.part}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {parts.length === 0 ? (
        <Text className="quiet">{empty}</Text>
      ) : (
        <Table className={classes.bars}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{head}</Table.Th>
              {columns.map(({ label }) => (
                <Table.Th key={label} className={classes.number}>
                  {label}
                </Table.Th>
              ))}
              <Table.Th className={classes.number}>Change</Table.Th>
              {tool && <Table.Th aria-label="Action" />}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {parts.map(({ name, sums, before }) => (
              <Table.Tr key={name}>
                <Table.Td>
                  {onPick ? (
                    <UnstyledButton
                      className={classes.pick}
                      title={`Show only ${nameOf(dimension, name)}`}
                      onClick={() => onPick(name)}
                    >
                      {nameOf(dimension, name)}
                    </UnstyledButton>
                  ) : (
                    nameOf(dimension, name)
                  )}
                  <span
                    className={classes.share}
                    style={{ width: `${(first.valueOf(sums) / whole) * 100}%` }}
                  />
                </Table.Td>
                {columns.map(({ label, valueOf, words = numberText }) => (
                  <Table.Td key={label} className={classes.number}>
                    {words(valueOf(sums))}
                  </Table.Td>
                ))}
                <Table.Td className={classes.number}>
                  {changeText(changePercent(first.valueOf(sums), first.valueOf(before)))}
                </Table.Td>
                {tool && <Table.Td className={classes.number}>{tool(name)}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}

export function changeText(percent: number | undefined): string {
  if (percent === undefined) return '–';
  return percent === 0 ? '0 %' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}
