import { Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Sideways } from './sideways.tsx';
import classes from './figures.module.css';

export interface FigureRow {
  key: string;
  name: ReactNode;
  /** How long the bar below the name is, from 0 to 1. */
  share?: number;
  cells: readonly ReactNode[];
}

/** A part of a screen with figures, below its name. */
export function FigurePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </section>
  );
}

/** Names, and figures beside each; rows may also be bars. */
export function FigureTable({ heads, rows }: { heads: readonly ReactNode[]; rows: readonly FigureRow[] }) {
  const [first, ...others] = heads;
  return (
    <Sideways>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{first}</Table.Th>
            {others.map((head, index) => (
              <Table.Th key={index} className={classes.number}>
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, name, share, cells }) => (
            <Table.Tr key={key}>
              <Table.Td>
                {name}
                {share !== undefined && (
                  <span
                    className={classes.share}
                    style={{ width: `${Math.max(0, Math.min(1, share)) * 100}%` }}
                  />
                )}
              </Table.Td>
              {cells.map((cell, index) => (
                <Table.Td key={index} className={classes.number}>
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Sideways>
  );
}

/** Figures below their name, or that there are none. */
export function ListedFigures(props: {
  title: string;
  heads: readonly ReactNode[];
  rows: readonly FigureRow[];
  /** Said where there is nothing. */
  empty: string;
  help?: string | undefined;
}) {
  const { title, heads, rows, empty, help } = props;
  return (
    <FigurePart title={title}>
      {rows.length === 0 ? <Text className="quiet">{empty}</Text> : <FigureTable heads={heads} rows={rows} />}
      {help !== undefined && rows.length > 0 && (
        <Text size="sm" className="quiet">
          {help}
        </Text>
      )}
    </FigurePart>
  );
}
