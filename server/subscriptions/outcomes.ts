import { earnedPostings } from '#core/commerce/orders/ledger.ts';
import { DAY_MS } from '#core/durations.ts';
import type { Cents } from '#core/money/currency.ts';
import { PAYMENT_PROBLEMS, type PaymentProblem } from '#core/payments/payment.ts';
import { daysAfter } from '#core/subscriptions/calendar.ts';
import { isHardDecline, nextRetry } from '#core/subscriptions/dunning.ts';
import { isOver, mayBecome, type SubscriptionState } from '#core/subscriptions/states.ts';
import type { ShopRules } from '../cart/pricing.ts';
import type { Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { post } from '../ledger/posting.ts';
import { afterPayment } from './advancing.ts';
import type { SubscriptionLetters } from './letters.ts';
import * as store from './store.ts';
import type { SubscriptionRow } from './store.ts';

export interface InShop {
  site: Site;
  rules: ShopRules;
}

export interface OutcomeDeps {
  letters: SubscriptionLetters;
  /** Sees to it that somebody looks at what is due then. */
  watch: (at: Date) => Promise<void>;
  now: () => Date;
}

/** What can become of a subscription, each with what follows from it, in the transaction that decides it. */
export function makeOutcomes({ letters, watch, now }: OutcomeDeps) {
  async function setDue(tx: Tx, row: SubscriptionRow, at: Date | null): Promise<void> {
    await store.setDue(tx, row, at);
    if (at !== null) await watch(at);
  }

  /** Income of what was prepaid, as one of so many periods begins; at an early end all that is left. */
  async function earn(tx: Tx, row: SubscriptionRow, periodsLeft: number, orderId?: string): Promise<void> {
    if (row.plan.prepaidCycles === 1) return;
    const deferred = await store.findDeferred(tx, row.id);
    if (!deferred) return;
    const about = {
      siteId: row.siteId,
      orderId: orderId ?? deferred.orderId,
      currency: row.currency,
      at: now(),
    };
    await post(tx, about, earnedPostings(deferred, periodsLeft));
  }

  /** Changes the state as the table allows. */
  async function moveTo(
    tx: Tx,
    row: SubscriptionRow,
    to: SubscriptionState,
    change: store.SubscriptionChange & { dueAt: Date | null },
  ): Promise<SubscriptionRow> {
    if (row.state !== to && !mayBecome(row.state, to))
      throw new Error(`A subscription does not go from ${row.state} to ${to}.`);
    const { dueAt, ...rest } = change;
    if (row.state !== to && isOver(to)) await earn(tx, row, 1);
    await store.update(tx, row.id, { ...rest, state: to });
    await setDue(tx, row, dueAt);
    return { ...row, ...rest, state: to };
  }

  return {
    setDue,
    moveTo,
    earn,

    /** Nothing is charged before the trial is over. */
    async beginTrial(tx: Tx, row: SubscriptionRow): Promise<SubscriptionRow> {
      const periodEnd = daysAfter(row.anchor, row.plan.trialDays, row.timeZone);
      const change = { anchor: periodEnd, steps: 0, periodEnd, dueAt: periodEnd };
      const begun = await moveTo(tx, row, 'trial', change);
      await store.note(tx, row, { kind: 'trialStarted', at: now() });
      return begun;
    },

    /** The day that was chosen for what is paid already. */
    async start(tx: Tx, row: SubscriptionRow): Promise<void> {
      await moveTo(tx, row, 'active', { dueAt: row.periodEnd });
      await store.note(tx, row, { kind: 'started', at: now() });
    },

    async end(tx: Tx, row: SubscriptionRow, to: 'cancelled' | 'finished', words: string): Promise<void> {
      await moveTo(tx, row, to, { dueAt: null, endedAt: now(), attempt: null, leftMs: null });
      await store.note(tx, row, { kind: to, words, at: now() });
    },

    /** The period is paid, or is owed by invoice: it begins, with its one order. */
    async begin(
      tx: Tx,
      { site, rules }: InShop,
      row: SubscriptionRow,
      attempt: NonNullable<SubscriptionRow['attempt']>,
    ): Promise<void> {
      const change = afterPayment(row, attempt, now());
      const isFirst = row.state === 'awaiting';
      await store.insertPeriod(tx, {
        siteId: site.id,
        subscriptionId: row.id,
        cycle: change.cycles,
        orderId: attempt.orderId,
        startsAt: change.periodStart,
        endsAt: change.periodEnd,
      });
      if (attempt.periods === 0) await earn(tx, row, row.paidCycles - row.cycles, attempt.orderId);
      // Whoever has cancelled still gets what they have paid in advance.
      const to = row.state === 'cancelling' ? 'cancelling' : change.state;
      const isLater = to === 'scheduled';
      const dueAt = isLater ? change.periodStart : change.periodEnd;
      const begun = await moveTo(tx, row, to, { ...change, dueAt });
      const kind = isLater ? 'scheduled' : isFirst ? 'started' : 'renewed';
      await store.note(tx, row, { kind, orderId: attempt.orderId, at: now() });
      if (isFirst) await letters.started(tx, site, rules.settings, begun);
      if (attempt.announceCents === null || attempt.announceCents === row.announcedCents) return;
      const next = { cents: attempt.announceCents, from: change.periodEnd };
      await letters.price(tx, { site, settings: rules.settings }, begun, next);
      await store.note(tx, row, { kind: 'priceAnnounced', at: now() });
    },

    async decline(
      tx: Tx,
      { site, rules }: InShop,
      row: SubscriptionRow,
      about: { cents: Cents; problem: PaymentProblem | null },
    ): Promise<void> {
      const since = row.pastDueSince ?? now();
      const isHard = isHardDecline(about.problem);
      const retryAt = nextRetry({ pastDueSince: since, now: now(), isHard });
      const change = { pastDueSince: since, attempts: row.attempts + 1, attempt: null, dueAt: retryAt };
      await moveTo(tx, row, 'pastDue', change);
      const words = about.problem === null ? '' : PAYMENT_PROBLEMS[about.problem];
      await store.note(tx, row, { kind: 'declined', words, at: now() });
      const { settings } = rules;
      await letters.declined(tx, { site, settings }, row, { ...about, retryAt, since });
    },

    /** Nobody is charged for what is not there; it is looked for again every day. */
    async waitForStock(tx: Tx, { site, rules }: InShop, row: SubscriptionRow): Promise<undefined> {
      await store.update(tx, row.id, { attempts: row.attempts + 1 });
      await setDue(tx, row, new Date(now().getTime() + DAY_MS));
      if (row.attempts > 0) return;
      await store.note(tx, row, { kind: 'soldOut', at: now() });
      await letters.waits(tx, { site, settings: rules.settings }, row);
    },
  };
}

export type Outcomes = ReturnType<typeof makeOutcomes>;
