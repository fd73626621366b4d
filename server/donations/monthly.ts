import { isRunning, MONTHLY_STATES, type MonthlyState } from '#core/donations/monthly.ts';
import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import { formatMoney, sumCents } from '#core/money/currency.ts';
import type { PaymentProblem } from '#core/payments/payment.ts';
import { wordsInLanguage } from '#core/languages/words-in.ts';
import { periodsAfter } from '#core/subscriptions/calendar.ts';
import { graceEnd, isHardDecline, nextRetry } from '#core/subscriptions/dunning.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { Jobs } from '../jobs.ts';
import type { Mailing } from '../mail/service.ts';
import type { Payment, Payments } from '../payments/service.ts';
import { settingsIn } from '../languages/settings-in.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import { donationIdOf, type DonationLinks } from './links.ts';
import * as store from './store.ts';
import type { DonationRow, PlanRow } from './store.ts';

const RENEW = 'donation-monthly';
/** Clocks of the database and of a node are not quite the same. */
const CLOCKS_DIFFER_MS = MINUTE_MS;
const MONTH = { unit: 'month', value: 1 } as const;

export interface MonthlyDeps {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  snapshots: Snapshots;
  payments: Payments;
  mail: Mailing;
  links: DonationLinks;
  now: () => Date;
}

/** The payment of a donation, as its kind is paid. */
export interface Paying {
  make: (donationId: string, about: PlanRow) => Payment;
  find: (tx: Tx, donationId: string) => Promise<Payment | undefined>;
  run: (site: Site, donationId: string, payment: Payment) => Promise<Payment>;
}

/** What is given every month, by the calendar and the retries of subscriptions. Each time is a donation of its own. */
export function makeMonthly(deps: MonthlyDeps) {
  const { db, jobs, sites, snapshots, payments, mail, links, now } = deps;

  async function moveTo(
    tx: Tx,
    plan: PlanRow,
    state: MonthlyState,
    change: Partial<Omit<PlanRow, 'siteId' | 'id' | 'state'>>,
  ): Promise<void> {
    if (plan.state !== state && !(MONTHLY_STATES[plan.state] as readonly string[]).includes(state))
      throw new Error(`A monthly donation does not go from ${plan.state} to ${state}.`);
    await store.updatePlan(tx, plan.id, { ...change, state });
    if (change.dueAt) await jobs.enqueue(tx, RENEW, { siteId: plan.siteId, planId: plan.id }, change.dueAt);
  }

  async function write(
    tx: Tx,
    plan: PlanRow,
    donationId: string,
    about: { problem: PaymentProblem | null; isOver: boolean },
  ) {
    const site = await sites.find(plan.siteId);
    if (!site) return;
    const settings = await settingsIn(snapshots, site, plan.language);
    const cents = sumCents([plan.amountCents, plan.feeCents]);
    const words = wordsInLanguage(settings, plan.language);
    const amount = formatMoney({ cents, currency: plan.currency, locale: words.locale });
    const url = sites.publicUrlOf(site, plan.language) + (await links.pathOf(site.id, donationId));
    const values = { siteTitle: settings.site.title, amount, url, ...about };
    await mail.send(tx, { name: 'monthlyDonation', siteId: site.id, to: plan.email, values, words });
  }

  async function cancel(tx: Tx, plan: PlanRow): Promise<void> {
    await moveTo(tx, plan, 'cancelled', { dueAt: null });
  }

  async function settleFailed(tx: Tx, plan: PlanRow, donation: DonationRow, payment: Payment) {
    const at = now();
    const pastDueSince = plan.pastDueSince ?? at;
    const dueAt = nextRetry({ pastDueSince, now: at, isHard: isHardDecline(payment.problem) });
    await moveTo(tx, plan, 'pastDue', { pastDueSince, dueAt, attempts: plan.attempts + 1 });
    if (plan.state === 'pastDue') return;
    await write(tx, plan, donation.id, { problem: payment.problem, isOver: false });
  }

  async function settlePaid(tx: Tx, plan: PlanRow): Promise<void> {
    const at = now();
    const endOf = (anchor: Date, count: number) =>
      periodsAfter(anchor, MONTH, { count, timeZone: plan.timeZone });
    const isFirst = plan.state === 'awaiting';
    // Nobody is charged for months in which nothing could be charged.
    const isLate = isFirst || endOf(plan.anchor, plan.steps + 1) <= at;
    const { anchor, steps } = isLate
      ? { anchor: at, steps: 1 }
      : { anchor: plan.anchor, steps: plan.steps + 1 };
    const dueAt = endOf(anchor, steps);
    const change = { anchor, steps, dueAt, cycles: plan.cycles + 1, attempts: 0, pastDueSince: null };
    await moveTo(tx, plan, 'active', change);
  }

  /** Writes the next donation, or finds the one that is under way. */
  async function begin(tx: Tx, site: Site, planId: string, paying: Paying) {
    const plan = await store.findPlan(tx, planId, true);
    const soon = new Date(now().getTime() + CLOCKS_DIFFER_MS);
    if (!plan?.dueAt || plan.dueAt > soon || !isRunning(plan.state)) return undefined;
    const awaited = await store.findAwaited(tx, planId);
    if (awaited) return { id: awaited.id, payment: await paying.find(tx, awaited.id) };
    const id = donationIdOf(planId, `${plan.cycles + 1}.${plan.attempts}`);
    if (plan.pastDueSince && graceEnd(plan.pastDueSince) <= now()) {
      await cancel(tx, plan);
      const last = donationIdOf(planId, `${plan.cycles + 1}.${plan.attempts - 1}`);
      await write(tx, plan, last, { problem: null, isOver: true });
      return undefined;
    }
    if (!(await payments.chosen(site, plan.provider))) {
      await moveTo(tx, plan, plan.state, { dueAt: new Date(now().getTime() + DAY_MS) });
      return undefined;
    }
    const payment = paying.make(id, plan);
    const { siteId, pageId, amountCents, feeCents, currency, email, name, isAnonymous, isTest, language } =
      plan;
    const about = {
      siteId,
      pageId,
      amountCents,
      feeCents,
      currency,
      email,
      name,
      isAnonymous,
      isTest,
      language,
    };
    await store.insertDonation(tx, {
      ...about,
      id,
      planId,
      message: '',
      paymentId: payment.id,
      payLabel: plan.methodLabel,
      createdAt: now(),
    });
    await payments.keep(tx, payment);
    return { id, payment };
  }

  return {
    /** What becomes of it with a donation, in the transaction that settles its payment. */
    async settle(tx: Tx, donation: DonationRow, payment: Payment): Promise<void> {
      const plan = donation.planId === null ? undefined : await store.findPlan(tx, donation.planId, true);
      if (!plan || plan.state === 'cancelled' || plan.state === 'failed') return;
      if (payment.state === 'succeeded') await settlePaid(tx, plan);
      else if (plan.state === 'awaiting') await moveTo(tx, plan, 'failed', { dueAt: null });
      else await settleFailed(tx, plan, donation, payment);
    },

    /** Takes up the work of renewing. A try that a node did not see the end of is asked for again by its key. */
    work: (paying: Paying) =>
      jobs.handle(RENEW, async ({ siteId = '', planId = '' }) => {
        const site = await sites.find(siteId);
        if (!site) return;
        const begun = await db.site(siteId, (tx) => begin(tx, site, planId, paying));
        if (!begun?.payment) return;
        const paid = await paying.run(site, begun.id, begun.payment);
        // A bank that wants its customer gets no answer while nobody is there.
        if (paid.state === 'needsConfirmation') await payments.confirm(paid, false);
      }),

    async cancel(siteId: string, planId: string): Promise<void> {
      await db.site(siteId, async (tx) => {
        const plan = await store.findPlan(tx, planId, true);
        if (plan && isRunning(plan.state)) await cancel(tx, plan);
      });
    },

    /** A customer whose account goes no longer gives anything. */
    async leaveDonor(tx: Tx, email: string): Promise<void> {
      for (const { plan } of await store.listPlansOf(tx, email)) await cancel(tx, plan);
    },
  };
}

export type Monthly = ReturnType<typeof makeMonthly>;
