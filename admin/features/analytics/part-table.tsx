import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DimensionName, Figures } from '#core/analytics/dimensions.ts';
import { changePercent } from '#core/commerce/orders/sales.ts';
import type { AnalyticsPart } from '#contract/visits/analytics.ts';
import { ListedFigures } from '../../kit/figures/figure-table.tsx';
import { nameOf, numberText } from './figures.ts';
import { say } from './words.ts';
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
  /** Beside each name, and below it where there is no room. */
  tool?: (name: string) => ReactNode;
  limit?: number;
}) {
  const { title, dimension, head, columns, empty, onPick, tool, limit } = props;
  const [first] = columns;
  const parts = props.parts.slice(0, limit ?? props.parts.length);
  const whole = Math.max(1, ...parts.map(({ sums }) => first.valueOf(sums)));
  const named = (name: string) =>
    onPick ? (
      <UnstyledButton
        className={classes.pick}
        title={say('showOnly', { of: nameOf(dimension, name) })}
        onClick={() => onPick(name)}
      >
        {nameOf(dimension, name)}
      </UnstyledButton>
    ) : (
      nameOf(dimension, name)
    );
  const rows = parts.map(({ name, sums, before }) => ({
    key: name,
    name: tool ? (
      <span className={classes.named}>
        <span>{named(name)}</span>
        {tool(name)}
      </span>
    ) : (
      named(name)
    ),
    share: first.valueOf(sums) / whole,
    cells: [
      ...columns.map(({ valueOf, words = numberText }) => words(valueOf(sums))),
      changeText(changePercent(first.valueOf(sums), first.valueOf(before))),
    ],
  }));
  const heads = [head, ...columns.map(({ label }) => label), say('change')];
  return <ListedFigures {...{ title, heads, rows, empty }} />;
}

export function changeText(percent: number | undefined): string {
  if (percent === undefined) return '–';
  return percent === 0 ? '0 %' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
}
