import { toCents } from '#core/money/currency.ts';
import { Text } from '@mantine/core';
import { keptCents } from '#core/commerce/orders/sales.ts';
import { regionName } from '#core/settings/locale.ts';
import type { SalesPart, SalesReport } from '#contract/shop/sales.ts';
import { FigurePart, FigureTable, ListedFigures } from '../../../kit/figures/figure-table.tsx';
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
    <FigurePart title="How the sum is made">
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
    </FigurePart>
  );
}

export function CartWay({ report: { carts } }: { report: SalesReport }) {
  const steps = [
    { name: 'Carts filled', count: carts.filled },
    { name: 'Went to the checkout', count: carts.checkouts },
    { name: 'Bought', count: carts.bought },
  ];
  return (
    <FigurePart title="From the cart to the order">
      {carts.filled === 0 ? (
        <Text className="quiet">Nobody filled a cart.</Text>
      ) : (
        <FigureTable
          heads={['Step', 'Carts', 'Of all']}
          rows={steps.map(({ name, count }) => ({
            key: name,
            name,
            share: count / carts.filled,
            cells: [String(count), shareText(count, carts.filled)],
          }))}
        />
      )}
    </FigurePart>
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
  const most = Math.max(1, ...parts.map(({ cents }) => cents));
  const rows = parts.map(({ name, count, cents }) => ({
    key: name,
    name,
    share: cents / most,
    cells: [String(count), moneyText(cents, report.currency)],
  }));
  return <ListedFigures {...{ title, heads, rows, empty }} help={note} />;
}
