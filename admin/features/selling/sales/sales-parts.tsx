import { toCents } from '#core/money/currency.ts';
import { Text } from '@mantine/core';
import { keptCents } from '#core/commerce/orders/sales.ts';
import { regionName } from '#core/settings/locale.ts';
import type { SalesPart, SalesReport } from '#contract/shop/sales.ts';
import { FigurePart, FigureTable, ListedFigures } from '../../../kit/figures/figure-table.tsx';
import { moneyText } from '../shop/queries.ts';
import { spokenLanguage } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './sales.module.css';

/** From the goods to what stays, step by step. */
export function SumOfSales({ report: { sums, currency } }: { report: SalesReport }) {
  const steps = [
    { name: say('goods'), cents: sums.goodsCents },
    { name: say('discounts'), cents: 0 - sums.discountCents },
    { name: say('shipping'), cents: sums.shippingCents },
    { name: say('taxAdded'), cents: sums.taxCents - sums.includedTaxCents },
    { name: say('refunds'), cents: 0 - sums.refundedCents },
  ].filter(({ cents }, index) => index === 0 || cents !== 0);
  return (
    <FigurePart title={say('breakdown')}>
      <dl className={classes.sums}>
        {steps.map(({ name, cents }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{moneyText(toCents(cents), currency)}</dd>
          </div>
        ))}
        <div data-whole="">
          <dt>{say('sales')}</dt>
          <dd>{moneyText(keptCents(sums), currency)}</dd>
        </div>
      </dl>
      {sums.includedTaxCents > 0 && (
        <Text size="sm" className="quiet">
          {say('includesTax', { moneyText: moneyText(sums.includedTaxCents, currency) })}
        </Text>
      )}
      {sums.unpaidCents > 0 && (
        <Text size="sm" className="quiet">
          {say('notPaidYet', { moneyText: moneyText(sums.unpaidCents, currency) })}
        </Text>
      )}
    </FigurePart>
  );
}

export function CartWay({ report: { carts } }: { report: SalesReport }) {
  const steps = [
    { name: say('cartsCreated'), count: carts.filled },
    { name: say('reachedCheckout'), count: carts.checkouts },
    { name: say('purchased'), count: carts.bought },
  ];
  return (
    <FigurePart title={say('funnel')}>
      {carts.filled === 0 ? (
        <Text className="quiet">{say('noCarts')}</Text>
      ) : (
        <FigureTable
          heads={[say('step'), say('carts'), say('ofAll')]}
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
        title={say('bestSellers')}
        heads={[say('product'), say('quantity'), say('amount')]}
        parts={report.products}
        report={report}
      />
      <Listed
        title={say('byCategory')}
        heads={[say('category'), say('quantity'), say('amount')]}
        parts={report.categories.map((part) => ({ ...part, name: part.name || say('noCategory') }))}
        report={report}
        note={say('aProductInTwo')}
      />
      <Listed
        title={say('byCountry')}
        heads={[say('country'), say('orders'), say('amount')]}
        parts={report.countries.map((part) => ({
          ...part,
          name: part.name === '' ? say('noDelivery') : regionName(part.name, spokenLanguage()),
        }))}
        report={report}
      />
      <Listed
        title={say('byDiscount')}
        heads={[say('discount'), say('orders'), say('saved')]}
        parts={report.discounts}
        report={report}
        empty={say('noDiscounts')}
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
