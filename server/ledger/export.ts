import { sql } from 'drizzle-orm';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '#core/commerce/orders/ledger.ts';
import { fractionDigitsOf, type Cents, type CurrencyCode } from '#core/money/currency.ts';
import { toCsv } from '#core/text/csv.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { IS_TEST_ORDER } from './test-orders.ts';
import type { Snapshots } from '../serving/snapshots.ts';

interface Row {
  at: string;
  account: LedgerAccount;
  cents: Cents;
  currency: CurrencyCode;
  order: number | null;
  card: string;
  payment: string;
}

const HEADER = ['Date', 'Account', 'Debit', 'Credit', 'Currency', 'Order', 'Gift card', 'Payment'];

/** The books for accountants: one line for each side of each movement, so that debits equal credits. Tests are no movement. */
export function makeLedgerExport(deps: { db: Database; snapshots: Snapshots }) {
  const { db, snapshots } = deps;
  return {
    async export(site: Site, { from, to }: { from?: string | undefined; to?: string | undefined }) {
      const { settings } = await snapshots.of(site);
      const span = { from: from ?? null, to: to ?? null, timeZone: settings.site.timezone };
      const rows = await db.readSite(site.id, (tx) => readRows(tx, span));
      return toCsv([HEADER, ...rows.map(csvRow)]);
    },
  };
}

export type LedgerExport = ReturnType<typeof makeLedgerExport>;

async function readRows(
  tx: Tx,
  { from, to, timeZone }: { from: string | null; to: string | null; timeZone: string },
): Promise<Row[]> {
  const result = await tx.execute<Row & Record<string, unknown>>(sql`
    select to_char(l.at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI:SS') as at, l.account, l.cents, l.currency,
      o.number as order, coalesce(c.last, '') as card,
      coalesce(nullif(concat_ws(' ', p.provider, p.provider_id), ''), o.pay_way, '') as payment
    from ledger_entries l
    left join orders o on o.site_id = l.site_id and o.id = l.order_id
    left join gift_cards c on c.site_id = l.site_id and c.id = l.order_id
    left join payments p on p.site_id = o.site_id and p.id = o.payment_id
    left join orders bought on bought.site_id = c.site_id and bought.id = c.order_id
    left join donations d on d.site_id = l.site_id and d.id = l.order_id
    where not ${sql.raw(IS_TEST_ORDER('o'))} and not ${sql.raw(IS_TEST_ORDER('bought'))}
      and not coalesce(d.is_test, false)
      and (${from}::date is null or l.at >= ${from}::date::timestamp at time zone ${timeZone})
      and (${to}::date is null or l.at < (${to}::date + 1)::timestamp at time zone ${timeZone})
    order by l.at, l.order_id, l.id`);
  return result.rows;
}

function csvRow({ at, account, cents, currency, order, card, payment }: Row): string[] {
  const digits = fractionDigitsOf(currency);
  const amount = (value: number) => (value / 10 ** digits).toFixed(digits);
  return [
    at,
    LEDGER_ACCOUNTS[account] ?? account,
    cents > 0 ? amount(cents) : '',
    cents < 0 ? amount(Math.abs(cents)) : '',
    currency,
    order === null ? '' : String(order),
    card,
    payment,
  ];
}
