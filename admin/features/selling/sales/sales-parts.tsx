import { toCents } from '#core/money/currency.ts';
import { Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { keptCents } from '#core/commerce/orders/sales.ts';
import { regionName } from '#core/settings/locale.ts';
import type { SalesPart, SalesReport } from '#contract/shop/sales.ts';
import { moneyText } from '../shop/queries.ts';
import classes from './sales.module.css';

/** From the goods to what stays, step by step. */
export function SumOfSales({ report: { sums, currency } }: { report: SalesReport }) {
  const steps = [
    { name: 'Goods', cents: sums.goodsCents },
    { name: 'Discounts', cents: 0 - sums.discountCents },
    { name: 'Shipping', cents: sums.shippingCents },
    { name: 'Tax added', cents: sums.taxCents - sums.includedTaxCents },
    { name: 'Refunds', cents: 0 - sums.refundedCents },
  ].filter(({ name, cents }) => name === 'Goods' || cents !== 0);
  return (
    <Part title="How the sum is made">
      <dl className={classes.sums}>
        {steps.map(({ name, cents }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{moneyText(toCents(cents), currency)}</dd>
          </div>
        ))}
        <div data-whole="">
          <dt>Sales</dt>
          <dd>{moneyText(keptCents(sums), currency)}</dd>
        </div>
      </dl>
      {sums.includedTaxCents > 0 && (
        <Text size="sm" className="quiet">
          Includes {moneyText(sums.includedTaxCents, currency)} tax.
        </Text>
      )}
      {sums.unpaidCents > 0 && (
        <Text size="sm" className="quiet">
          {moneyText(sums.unpaidCents, currency)} not paid yet.
        </Text>
      )}
    </Part>
  );
}

export function CartWay({ report: { carts } }: { report: SalesReport }) {
  const steps = [
    { name: 'Carts filled', count: carts.filled },
    { name: 'Went to the checkout', count: carts.checkouts },
    { name: 'Bought', count: carts.bought },
  ];
  return (
    <Part title="From the cart to the order">
      {carts.filled === 0 ? (
        <Text className="quiet">Nobody filled a cart.</Text>
      ) : (
        <Bars
          rows={steps.map(({ name, count }) => ({
            name,
            part: count,
            cells: [String(count), shareText(count, carts.filled)],
          }))}
          heads={['Step', 'Carts', 'Of all']}
          whole={carts.filled}
        />
      )}
    </Part>
  );
}

const shareText = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;

export function SalesParts({ report }: { report: SalesReport }) {
  return (
    <div className={classes.grid}>
      <Listed
        title="What sold best"
        heads={['Product', 'Pieces', 'Amount']}
        parts={report.products}
        report={report}
      />
      <Listed
        title="By category"
        heads={['Category', 'Pieces', 'Amount']}
        parts={report.categories.map((part) => ({ ...part, name: part.name || 'Without a category' }))}
        report={report}
        note="A product in two categories counts in both."
      />
      <Listed
        title="By country"
        heads={['Country', 'Orders', 'Amount']}
        parts={report.countries.map((part) => ({
          ...part,
          name: part.name === '' ? 'Nothing to deliver' : regionName(part.name),
        }))}
        report={report}
      />
      <Listed
        title="By discount"
        heads={['Discount', 'Orders', 'Taken off']}
        parts={report.discounts}
        report={report}
        empty="No discount was used."
      />
    </div>
  );
}

function Listed(props: {
  title: string;
  heads: [string, string, string];
  parts: readonly SalesPart[];
  report: SalesReport;
  note?: string;
  empty?: string;
}) {
  const { title, heads, parts, report, note, empty = '' } = props;
  return (
    <Part title={title}>
      {parts.length === 0 ? (
        <Text className="quiet">{empty}</Text>
      ) : (
        <Bars
          rows={parts.map(({ name, count, cents }) => ({
            name,
            part: cents,
            cells: [String(count), moneyText(cents, report.currency)],
          }))}
          heads={heads}
          whole={Math.max(1, ...parts.map(({ cents }) => cents))}
        />
      )}
      {note !== undefined && (
        <Text size="sm" className="quiet">
          {note}
        </Text>
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </section>
  );
}

/** A table whose rows are also bars: the widest is the whole. */
function Bars(props: {
  rows: readonly { name: string; part: number; cells: readonly string[] }[];
  heads: readonly string[];
  whole: number;
}) {
  const [first, ...others] = props.heads;
  return (
    <Table className={classes.bars}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{first}</Table.Th>
          {others.map((head) => (
            <Table.Th key={head} className={classes.number}>
              {head}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {props.rows.map(({ name, part, cells }) => (
          <Table.Tr key={name}>
            <Table.Td>
              {name}
              <span
                className={classes.share}
                style={{ width: `${Math.max(0, Math.min(1, part / props.whole)) * 100}%` }}
              />
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
  );
}
