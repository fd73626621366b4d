import { randomBytes } from 'node:crypto';
import { asc, eq, gt, min, sql } from 'drizzle-orm';
import { DAY_MS } from '#core/durations.ts';
import { daysOf, isDeclined, PLAYED_MONTHS } from '#core/fast-forward/outcome.ts';
import { periodsAfter } from '#core/subscriptions/calendar.ts';
import { SUBSCRIPTION_EVENTS } from '#core/subscriptions/states.ts';
import type { PlayedYear } from '#contract/shop/fast-forward.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Database, Tx } from '../database/database.ts';
import {
  customerSubscriptions,
  ledgerEntries,
  mails,
  orders,
  subscriptionEvents,
  subscriptionsDue,
} from '../database/schema.ts';
import type { Jobs } from '../jobs.ts';
import { makeMailing, type Mailing } from '../mail/service.ts';
import type { Outages } from '../outages/service.ts';
import type { PaymentAccounts } from '../payments/accounts.ts';
import { makeTestProvider } from '../payments/providers/test/provider.ts';
import { makePayments, type Payments } from '../payments/service.ts';
import type { SiteSecrets } from '../secrets/site-secrets.ts';
import type { Sites } from '../sites/service.ts';
import { makePlayedJobs } from './played-jobs.ts';
import { openSandbox } from './sandbox.ts';

const SHOWN_MAILS = 300;
const SHOWN_EVENTS = 2000;
const CARD = { works: 'test_card_succeeds', fails: 'test_card_declinesLater' };

/** What a shop is built with that a played one has of its own. */
export interface PlayedParts {
  db: Database;
  jobs: Jobs;
  mail: Mailing;
  payments: Payments;
  paymentAccounts: PaymentAccounts;
  secrets: SiteSecrets;
  sites: Sites;
  now: () => Date;
}

export interface PlayDeps {
  db: Database;
  sites: Sites;
  bundle: Bundle;
  outages: Outages;
  paymentAccounts: PaymentAccounts;
  /** The shop itself, built as it always is. */
  buildShop: (parts: PlayedParts) => Promise<{ subscriptions: { keepTime: () => Promise<void> } }>;
}

/** What waits in the real queue for this shop: cards that run out, donations of the coming months. */
async function seedJobs(tx: Tx, siteId: string, add: (queue: string, data: object, at: Date) => void) {
  const { rows } = await tx.execute<{ name: string; data: object; start_after: string }>(sql`
    select name, data, start_after from jobs.job
    where state in ('created', 'retry') and data->>'siteId' = ${siteId}`);
  for (const { name, data, start_after: at } of rows) add(name, data, new Date(at));
}

/** Test cards in place of real ones; what is being paid at this moment is not. */
async function setCards(tx: Tx, declines: number): Promise<void> {
  const rows = await tx
    .select({ id: customerSubscriptions.id })
    .from(customerSubscriptions)
    .where(eq(customerSubscriptions.payWay, 'card'))
    .orderBy(asc(customerSubscriptions.id));
  const failing = new Set(rows.filter((_, nth) => isDeclined(nth, declines)).map(({ id }) => id));
  for (const { id } of rows)
    await tx
      .update(customerSubscriptions)
      .set({ provider: 'test', methodToken: failing.has(id) ? CARD.fails : CARD.works, attempt: null })
      .where(eq(customerSubscriptions.id, id));
}

async function readYear(
  tx: Tx,
  { start, end, timeZone }: { start: Date; end: Date; timeZone: string },
): Promise<PlayedYear> {
  const events = await tx
    .select({
      at: subscriptionEvents.at,
      kind: subscriptionEvents.kind,
      words: subscriptionEvents.words,
      title: customerSubscriptions.title,
      name: customerSubscriptions.name,
    })
    .from(subscriptionEvents)
    .innerJoin(customerSubscriptions, eq(customerSubscriptions.id, subscriptionEvents.subscriptionId))
    .where(gt(subscriptionEvents.at, start))
    .orderBy(asc(subscriptionEvents.at), asc(subscriptionEvents.id));
  const written = await tx
    .select({ at: mails.createdAt, to: mails.to, subject: mails.subject, text: mails.text })
    .from(mails)
    .orderBy(asc(mails.createdAt), asc(mails.id));
  const { rows: sold } = await tx.execute<{ at: string; cents: number }>(sql`
    select placed_at as at, total_cents::int as cents from ${orders}
    where is_paid and placed_at > ${start.toISOString()}::timestamptz`);
  const ledger = await tx
    .select({
      account: ledgerEntries.account,
      currency: ledgerEntries.currency,
      cents: sql<number>`sum(${ledgerEntries.cents})::bigint`,
    })
    .from(ledgerEntries)
    .where(gt(ledgerEntries.at, start))
    .groupBy(ledgerEntries.account, ledgerEntries.currency)
    .orderBy(asc(ledgerEntries.account));
  const happened = {
    events,
    mails: written,
    orders: sold.map(({ at, cents }) => ({ at: new Date(at), cents })),
  };
  return {
    from: start.toISOString(),
    to: end.toISOString(),
    days: daysOf(happened, timeZone),
    events: events.slice(0, SHOWN_EVENTS).map(({ at, kind, words, title, name }) => ({
      at: at.toISOString(),
      words: [SUBSCRIPTION_EVENTS[kind], words].filter(Boolean).join(': '),
      title,
      name,
    })),
    mails: written.slice(0, SHOWN_MAILS).map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() })),
    mailCount: written.length,
    ledger,
  };
}

/**
 * Plays a year of a shop with the code that runs it every day: the same renewals, prices, mails and books, on a copy
 * that is thrown away, with test cards, a clock that is moved and a queue of its own. Nothing of it leaves.
 */
export async function playYear(
  deps: PlayDeps,
  about: { siteId: string; timeZone: string; start: Date; declines: number },
  tell: (percent: number) => Promise<void>,
): Promise<PlayedYear> {
  const { siteId, timeZone, start } = about;
  const end = periodsAfter(start, { value: 1, unit: 'month' }, { count: PLAYED_MONTHS, timeZone });
  let at = start;
  const now = () => at;
  const { db, close } = await openSandbox(deps.db, siteId);
  try {
    const played = makePlayedJobs(now);
    const testProvider = makeTestProvider({ db, jobs: played.jobs, now });
    const { kind, provider } = testProvider.account;
    // A shop that takes no test payments plays with them all the same.
    const platform = { kind, provider: { ...provider, isTest: false } };
    const accounts: PaymentAccounts = { ...deps.paymentAccounts, of: () => Promise.resolve([]) };
    // Links in its mails open nothing: they are signed with a key that nobody has.
    const key = randomBytes(32).toString('base64url');
    const shop = await deps.buildShop({
      db,
      jobs: played.jobs,
      mail: await makeMailing({
        ...deps,
        db,
        jobs: { ...played.jobs, enqueue: async () => {}, handle: async () => {} },
        transport: { isPost: false, deliver: () => Promise.reject(new Error('Nothing leaves a sandbox.')) },
        now,
      }),
      payments: makePayments({ db, platform, accounts, allowsTestPayments: true, now }),
      paymentAccounts: accounts,
      secrets: { of: (_siteId, purpose) => Promise.resolve(`${purpose} ${key}`) },
      sites: { ...deps.sites, forget: () => {} },
      now,
    });
    await db.site(siteId, async (tx) => {
      await setCards(tx, about.declines);
      await seedJobs(tx, siteId, (queue, data, due) =>
        played.add(queue, data as Record<string, string>, due),
      );
    });
    let keptAt = 0;
    for (let months = 0; ;) {
      const [due] = await db.site(siteId, (tx) =>
        tx.select({ at: min(subscriptionsDue.dueAt) }).from(subscriptionsDue),
      );
      // One that stays due could not be carried out; it is looked at again the day after.
      const dueAt = due?.at?.getTime() ?? Infinity;
      const next = Math.min(dueAt <= keptAt ? keptAt + DAY_MS : dueAt, played.nextAt());
      if (next > end.getTime()) break;
      at = new Date(Math.max(at.getTime(), next));
      if (dueAt <= at.getTime()) {
        await shop.subscriptions.keepTime().catch(() => {});
        keptAt = at.getTime();
      }
      await played.runDue();
      const reached = ((at.getTime() - start.getTime()) / (end.getTime() - start.getTime())) * 100;
      if (reached < (months + 1) * (100 / PLAYED_MONTHS)) continue;
      months = Math.floor(reached / (100 / PLAYED_MONTHS));
      await tell(Math.floor(reached));
    }
    return await db.site(siteId, (tx) => readYear(tx, { start, end, timeZone }));
  } finally {
    await close();
  }
}
