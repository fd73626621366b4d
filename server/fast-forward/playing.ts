import { randomBytes } from 'node:crypto';
import { asc, eq, gt, inArray, min, sql } from 'drizzle-orm';
import { DAY_MS } from '#core/durations.ts';
import { daysOf, isDeclined, PLAYED_EVENTS, PLAYED_MONTHS } from '#core/fast-forward/outcome.ts';
import { periodsAfter } from '#core/subscriptions/calendar.ts';
import { SUBSCRIPTION_EVENTS } from '#core/subscriptions/states.ts';
import type { PlayedYear } from '#contract/shop/fast-forward.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Database, Tx } from '../database/database.ts';
import {
  customerSubscriptions,
  donationPlans,
  ledgerEntries,
  mails,
  orders,
  subscriptionEvents,
  subscriptionsDue,
} from '../database/schema.ts';
import type { Jobs } from '../jobs.ts';
import { makeMailing, type Mailing } from '../mail/service.ts';
import { makeTellNews, type TellNews } from '../news/news.ts';
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
  tellNews: TellNews;
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
  const id = customerSubscriptions.id;
  const isCard = eq(customerSubscriptions.payWay, 'card');
  const renewing = await tx.select({ id }).from(customerSubscriptions).where(isCard).orderBy(asc(id));
  const giving = await tx.select({ id: donationPlans.id }).from(donationPlans).orderBy(asc(donationPlans.id));
  const failing = (rows: readonly { id: string }[], from = 0) =>
    rows.filter((_, nth) => isDeclined(from + nth, declines)).map((row) => row.id);
  const works = { provider: 'test', methodToken: CARD.works };
  const fails = { methodToken: CARD.fails };
  await tx
    .update(customerSubscriptions)
    .set({ ...works, attempt: null })
    .where(isCard);
  await tx
    .update(customerSubscriptions)
    .set(fails)
    .where(inArray(id, failing(renewing)));
  await tx.update(donationPlans).set(works);
  await tx
    .update(donationPlans)
    .set(fails)
    .where(inArray(donationPlans.id, failing(giving, renewing.length)));
}

/** What became of monthly donations and gift cards. */
async function readBesides(tx: Tx, start: Date) {
  const { rows } = await tx.execute<{
    at: string;
    kind: keyof typeof PLAYED_EVENTS;
    title: string;
    name: string;
    cents: number;
  }>(sql`
    select coalesce(d.paid_at, d.created_at) as at, case when d.paid_at is null then 'notGiven' else 'given' end as kind,
      coalesce(p.title, '') as title, d.name,
      case when d.paid_at is null then 0 else d.amount_cents + d.fee_cents end::int as cents
    from donations d left join donation_pages p on p.site_id = d.site_id and p.id = d.page_id
    where d.plan_id is not null and d.state in ('PAID', 'FAILED')
      and d.created_at > ${start.toISOString()}::timestamptz
    union all
    select m.at, 'expired', '…' || c.last, c.recipient_name, 0
    from gift_card_movements m join gift_cards c on c.site_id = m.site_id and c.id = m.card_id
    where m.kind = 'expired' and m.at > ${start.toISOString()}::timestamptz
    order by 1`);
  return rows.map((row) => ({ ...row, at: new Date(row.at), words: '' }));
}

async function readYear(
  tx: Tx,
  { start, end, timeZone }: { start: Date; end: Date; timeZone: string },
): Promise<PlayedYear> {
  const ofSubscriptions = await tx
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
  const besides = await readBesides(tx, start);
  const events = [...ofSubscriptions, ...besides].toSorted((one, other) => Number(one.at) - Number(other.at));
  const written = await tx.select({ at: mails.createdAt }).from(mails);
  const shown = await tx
    .select({ at: mails.createdAt, to: mails.to, subject: mails.subject, text: mails.text })
    .from(mails)
    .orderBy(asc(mails.createdAt), asc(mails.id))
    .limit(SHOWN_MAILS);
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
    paid: [...sold.map(({ at, cents }) => ({ at: new Date(at), cents })), ...besides],
  };
  return {
    from: start.toISOString(),
    to: end.toISOString(),
    days: daysOf(happened, timeZone),
    events: events.slice(0, SHOWN_EVENTS).map(({ at, kind, words, title, name }) => ({
      at: at.toISOString(),
      words: [{ ...SUBSCRIPTION_EVENTS, ...PLAYED_EVENTS }[kind], words].filter(Boolean).join(': '),
      title,
      name,
    })),
    mails: shown.map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() })),
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
    const mail = await makeMailing({
      ...deps,
      db,
      jobs: { ...played.jobs, enqueue: async () => {}, handle: async () => {} },
      transport: { isPost: false, deliver: () => Promise.reject(new Error('Nothing leaves a sandbox.')) },
      now,
    });
    const shop = await deps.buildShop({
      db,
      jobs: played.jobs,
      mail,
      tellNews: makeTellNews({ mail }),
      payments: makePayments({ db, platform, accounts, allowsTestPayments: true, isPlayed: true, now }),
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
