import { fractionDigitsOf, toCents } from '#core/money/currency.ts';
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import {
  averageCents,
  changePercent,
  DEFAULT_SALES_RANGE,
  keptCents,
  SALES_RANGES,
} from '#core/commerce/orders/sales.ts';
import { hrefTo } from '#contract/href-to.ts';
import { ledger } from '#contract/shop/ledger.ts';
import { sales, type SalesQuery, type SalesReport } from '#contract/shop/sales.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { dayText, monthText } from '../../../kit/days.ts';
import { RangeFields } from '../../../panels/chart/range-fields.tsx';
import { TimeChart } from '../../../panels/chart/time-chart.tsx';
import { ledgerGapsQuery, moneyText, salesQuery } from '../shop/queries.ts';
import { CartWay, SalesParts, SumOfSales } from './sales-parts.tsx';
import { SellingPanel } from '../shop/tabs.tsx';
import { say } from './words.ts';
import classes from './sales.module.css';

/** The range stands in the address, so that it can be kept and sent. */
function useRange(): [SalesQuery & { range: string }, (change: Record<string, string>) => void] {
  const [params, setParams] = useSearchParams();
  const range = SALES_RANGES.find((each) => each === params.get('range')) ?? DEFAULT_SALES_RANGE;
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? '';
  const query = { range, ...(range === 'own' && { from, to }) };
  return [query, (change) => setParams({ ...Object.fromEntries(params), ...change }, { replace: true })];
}

export function Sales() {
  const [query, setRange] = useRange();
  const { range, from = '', to = '' } = query;
  const isWhole = range !== 'own' || (from !== '' && to !== '');
  const { data, error } = useQuery({ ...salesQuery(query), enabled: isWhole });
  return (
    <SellingPanel
      title={say('sales')}
      actions={
        <Group gap="xs">
          <Button
            component="a"
            size="xs"
            variant="default"
            leftSection={<Download size={14} />}
            href={hrefTo(ledger.export, { query: data ? data.range : {} })}
            download
          >
            {say('ledger')}
          </Button>
          <Button
            component="a"
            size="xs"
            variant="default"
            leftSection={<Download size={14} />}
            href={hrefTo(sales.export, { query })}
            download
          >
            {say('export')}
          </Button>
        </Group>
      }
    >
      <Stack gap="xl">
        <Group align="end" gap="sm">
          <RangeFields {...{ range, from, to }} shown={data?.range} onChange={setRange} />
        </Group>
        <LedgerGaps />
        {error && <Alert color="red">{sentenceOf(error)}</Alert>}
        {!data && !error && <Skeleton height={420} />}
        {data && <Report report={data} />}
      </Stack>
    </SellingPanel>
  );
}

/** Books without fees look whole: whoever hands them on has to know. */
function LedgerGaps() {
  const { data } = useQuery(ledgerGapsQuery);
  return data?.providers.map(({ name, title }) => (
    <Alert key={name} color="yellow">
      {say('ledgerGap', { title })}
    </Alert>
  ));
}

function Report({ report }: { report: SalesReport }) {
  const { sums, sumsBefore, currency, carts, otherOrders, testOrders } = report;
  const isEmpty = sums.orders === 0 && sumsBefore.orders === 0;
  return (
    <Stack gap={40}>
      <Figures report={report} />
      {isEmpty ? (
        <Text role="status" className="quiet">
          {say('noSales', {
            from: dayText(report.range.from),
            to: dayText(report.range.to),
          })}
        </Text>
      ) : (
        <>
          <TimeChart
            title={say('sales')}
            report={report}
            valueOf={keptCents}
            words={(cents) => moneyText(toCents(cents), currency)}
            divider={10 ** fractionDigitsOf(currency)}
          />
          <TimeChart
            title={say('orders')}
            report={report}
            valueOf={({ orders }) => orders}
            words={(count) => String(count)}
          />
        </>
      )}
      {(!isEmpty || carts.filled > 0) && (
        <div className={classes.grid}>
          {!isEmpty && <SumOfSales report={report} />}
          <CartWay report={report} />
        </div>
      )}
      {sums.orders > 0 && <SalesParts report={report} />}
      {report.donations.count > 0 && (
        <Text>
          {say.parts('donations', {
            amount: <strong key="amount">{moneyText(report.donations.cents, currency)}</strong>,
            count: report.donations.count,
          })}
        </Text>
      )}
      {otherOrders > 0 && (
        <Text size="sm" className="quiet">
          {say('ordersInOtherCurrencies', { count: otherOrders })}
        </Text>
      )}
      {testOrders > 0 && (
        <Text size="sm" className="quiet">
          {say('testOrders', { count: testOrders })}
        </Text>
      )}
    </Stack>
  );
}

function Figures({ report }: { report: SalesReport }) {
  const { sums, sumsBefore, carts, cartsBefore, currency, before, unit } = report;
  const share = ({ filled, bought }: SalesReport['carts']) => (filled === 0 ? 0 : bought / filled);
  const name = unit === 'month' ? monthText : dayText;
  return (
    <div>
      <dl className={classes.figures}>
        <Figure
          name={say('sales')}
          value={moneyText(keptCents(sums), currency)}
          percent={changePercent(keptCents(sums), keptCents(sumsBefore))}
        />
        <Figure
          name={say('orders')}
          value={String(sums.orders)}
          percent={changePercent(sums.orders, sumsBefore.orders)}
        />
        <Figure
          name={say('averageOrder')}
          value={moneyText(averageCents(sums), currency)}
          percent={changePercent(averageCents(sums), averageCents(sumsBefore))}
        />
        <Figure
          name={say('conversion')}
          value={carts.filled === 0 ? '–' : `${Math.round(share(carts) * 100)} %`}
          percent={changePercent(share(carts), share(cartsBefore))}
        />
      </dl>
      {sumsBefore.orders > 0 && (
        <Text size="sm" mt="xs" className="quiet">
          {say('comparedWith', { from: name(before.from), to: name(before.to) })}
        </Text>
      )}
    </div>
  );
}

function Figure({ name, value, percent }: { name: string; value: string; percent: number | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {percent !== undefined && (
        <dd data-change="">
          {percent === 0 ? say('unchanged') : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`}
        </dd>
      )}
    </div>
  );
}
