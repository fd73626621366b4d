import { sql } from 'drizzle-orm';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '#core/commerce/orders/ledger.ts';
import { fractionDigitsOf, toCents, type Cents, type CurrencyCode } from '#core/money/currency.ts';
import { toCsv } from '#core/text/csv.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { PaymentAccounts } from '../payments/accounts.ts';
import { providerKind } from '../payments/providers/index.ts';
import { ProviderSilent, type OpenAccount, type ProviderMovement } from '../payments/providers/provider.ts';
import { IS_TEST_ORDER } from './test-orders.ts';
import type { Snapshots } from '../serving/snapshots.ts';

interface Row {
  at: string;
  account: string;
  cents: Cents;
  currency: CurrencyCode;
  order: number | null;
  card: string;
  payment: string;
}

const HEADER = ['Date', 'Account', 'Debit', 'Credit', 'Currency', 'Order', 'Gift card', 'Payment'];

/** Where a provider's own movements go: what it kept for itself, and what it paid out to the bank. */
const OF_PROVIDER = { fee: 'Provider fees', payout: 'Paid out' } as const;

/**
 * The books for accountants: one line for each side of each movement, so that debits equal credits. Tests are no
 * movement. What providers keep and pay out is asked of them each time, because nobody else knows it.
 */
export function makeLedgerExport(deps: {
  db: Database;
  snapshots: Snapshots;
  paymentAccounts: Pick<PaymentAccounts, 'of'>;
}) {
  const { db, snapshots, paymentAccounts } = deps;

  const liveAccountsOf = async (siteId: string) =>
    (await paymentAccounts.of(siteId)).filter(({ provider }) => !provider.isTest);

  async function movementsOf(siteId: string, span: { from: Date | null; to: Date | null }) {
    const asked = (await liveAccountsOf(siteId)).map(async ({ kind, provider }) =>
      ((await provider.movements?.(span)) ?? []).map((each) => ({ ...each, provider: kind.name })),
    );
    return (await Promise.all(asked)).flat();
  }

  /** Whoever does not answer may well tell of them the next time. */
  const isSeen = ({ provider }: OpenAccount): Promise<boolean> =>
    provider.maySeeMovements?.().catch((error: unknown) => {
      if (error instanceof ProviderSilent) return true;
      throw error;
    }) ?? Promise.resolve(true);

  return {
    /** Providers whose fees and payouts are missing, because the owner’s key may not see them. */
    async gaps(siteId: string): Promise<{ name: string; title: string }[]> {
      const accounts = await liveAccountsOf(siteId);
      const seen = await Promise.all(accounts.map(isSeen));
      return accounts
        .filter((_account, index) => !seen[index])
        .map(({ kind: { name } }) => ({ name, title: providerKind(name)?.title ?? name }));
    },

    /** Nothing where a provider does not answer: books without its fees would be wrong. */
    async export(
      site: Site,
      { from, to }: { from?: string | undefined; to?: string | undefined },
    ): Promise<string | undefined> {
      const { settings } = await snapshots.of(site);
      const days = { from: from ?? null, to: to ?? null, timeZone: settings.site.timezone };
      const read = await db.readSite(site.id, async (tx) => ({
        rows: await readRows(tx, days),
        span: await momentsOf(tx, days),
      }));
      const movements = await movementsOf(site.id, read.span).catch((error: unknown) => {
        if (error instanceof ProviderSilent) return undefined;
        throw error;
      });
      if (!movements) return undefined;
      const told = movements.flatMap((each) => rowsOf(each, days.timeZone));
      const rows = [
        ...read.rows.map((row) => ({ ...row, account: LEDGER_ACCOUNTS[row.account] ?? row.account })),
        ...told,
      ];
      return toCsv([HEADER, ...rows.toSorted((a, b) => a.at.localeCompare(b.at)).map(csvRow)]);
    },
  };
}

export type LedgerExport = ReturnType<typeof makeLedgerExport>;

interface Days {
  from: string | null;
  to: string | null;
  timeZone: string;
}

/** When these days begin and end where the shop is. */
async function momentsOf(tx: Tx, { from, to, timeZone }: Days) {
  const { rows } = await tx.$client.query<{ from: Date | null; to: Date | null }>(
    `select $1::date::timestamp at time zone $3 as "from", ($2::date + 1)::timestamp at time zone $3 as "to"`,
    [from, to, timeZone],
  );
  return rows[0] ?? { from: null, to: null };
}

/** Both sides of what a provider did; the money was with it before. */
function rowsOf(
  { kind, at, cents, currency, id, provider }: ProviderMovement & { provider: string },
  timeZone: string,
): Row[] {
  const about = { at: wallTime(at, timeZone), currency, order: null, card: '', payment: `${provider} ${id}` };
  return [
    { ...about, account: OF_PROVIDER[kind], cents },
    { ...about, account: LEDGER_ACCOUNTS.payments, cents: toCents(0 - cents) },
  ];
}

/** As the database writes moments: `2027-05-31 09:00:00`. */
const wallTime = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);

async function readRows(tx: Tx, { from, to, timeZone }: Days): Promise<(Row & { account: LedgerAccount })[]> {
  const result = await tx.execute<Row & { account: LedgerAccount } & Record<string, unknown>>(sql`
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
    account,
    cents > 0 ? amount(cents) : '',
    cents < 0 ? amount(Math.abs(cents)) : '',
    currency,
    order === null ? '' : String(order),
    card,
    payment,
  ];
}
