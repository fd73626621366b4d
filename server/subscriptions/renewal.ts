import { MINUTE_MS, DAY_MS } from '#core/durations.ts';
import { isSettled, PAYMENT_PROBLEMS, type PaymentProblem } from '#core/payments/payment.ts';
import { toCents, type Cents } from '#core/money/currency.ts';
import { graceEnd, isHardDecline, nextRetry } from '#core/subscriptions/dunning.ts';
import { mayBecome, type SubscriptionState } from '#core/subscriptions/states.ts';
import { Failure } from '#contract/errors.ts';
import type { OrderWriting } from '../checkout/writing.ts';
import type { ShopRules } from '../cart/pricing.ts';
import type { CartRow, Carts } from '../cart/service.ts';
import type { Database, End, Tx } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { Orders } from '../orders/service.ts';
import { ProviderSilent } from '../payments/providers/provider.ts';
import type { Payment, Payments } from '../payments/service.ts';
import type { Sites } from '../sites/service.ts';
import { afterPayment, isComplete, isPrepaid, pricesAt, termsOf } from './advancing.ts';
import type { SubscriptionLetters } from './letters.ts';
import type { PriceOfPlan } from './pricing.ts';
import * as store from './store.ts';
import type { SubscriptionRow } from './store.ts';

const SUBSCRIPTION = 'subscription';
/** A payment without an answer is asked about again. */
const LOOK_AGAIN_MS = 5 * MINUTE_MS;
/** Whoever is asked by their bank has so long to answer. */
const CONFIRM_MS = 15 * MINUTE_MS;

export const subjectOf = (id: string) => `${SUBSCRIPTION}:${id}`;

export interface InShop {
  site: Site;
  rules: ShopRules;
}

export interface RenewalDeps {
  db: Database;
  sites: Sites;
  carts: Carts;
  orders: Orders;
  payments: Payments;
  writing: OrderWriting;
  priceOf: PriceOfPlan;
  letters: SubscriptionLetters;
  /** Sees to it that somebody looks at what is due then. */
  watch: (at: Date) => Promise<void>;
  now: () => Date;
}

/** Moves subscriptions on: their payments, their orders, and what comes of both. */
export function makeRenewal(deps: RenewalDeps) {
  const { db, sites, carts, orders, payments, writing, priceOf, letters, watch, now } = deps;

  async function setDue(tx: Tx, row: SubscriptionRow, at: Date | null): Promise<void> {
    await store.setDue(tx, row, at);
    if (at !== null) await watch(at);
  }

  async function shopOf(siteId: string): Promise<InShop | undefined> {
    const site = await sites.find(siteId);
    return site && { site, rules: await carts.rulesOf(site) };
  }

  /** Changes the state as the table allows, with what follows from it. */
  async function moveTo(
    tx: Tx,
    row: SubscriptionRow,
    to: SubscriptionState,
    change: store.SubscriptionChange & { dueAt: Date | null },
  ): Promise<SubscriptionRow> {
    if (row.state !== to && !mayBecome(row.state, to))
      throw new Error(`A subscription does not go from ${row.state} to ${to}.`);
    const { dueAt, ...rest } = change;
    await store.update(tx, row.id, { ...rest, state: to });
    await setDue(tx, row, dueAt);
    return { ...row, ...rest, state: to };
  }

  const end = (tx: Tx, row: SubscriptionRow, to: 'cancelled' | 'finished', words: string) =>
    moveTo(tx, row, to, { dueAt: null, endedAt: now(), attempt: null, leftMs: null }).then(async (ended) => {
      await store.note(tx, row, { kind: to, words, at: now() });
      return ended;
    });

  /** The period is paid, or is owed by invoice: it begins, with its one order. */
  async function begin(
    tx: Tx,
    { site, rules }: InShop,
    row: SubscriptionRow,
    attempt: NonNullable<SubscriptionRow['attempt']>,
  ): Promise<SubscriptionRow> {
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
    // Whoever has cancelled still gets what they have paid in advance.
    const to = row.state === 'cancelling' ? 'cancelling' : 'active';
    const begun = await moveTo(tx, row, to, { ...change, dueAt: change.periodEnd });
    const kind = isFirst ? 'started' : 'renewed';
    await store.note(tx, row, { kind, orderId: attempt.orderId, at: now() });
    if (isFirst) await letters.started(tx, site, rules.settings, begun);
    if (attempt.announceCents !== null && attempt.announceCents !== row.announcedCents) {
      const next = { cents: attempt.announceCents, from: change.periodEnd };
      await letters.price(tx, { site, settings: rules.settings }, begun, next);
      await store.note(tx, row, { kind: 'priceAnnounced', at: now() });
    }
    return begun;
  }

  async function decline(
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
  }

  /** Nobody is charged for what is not there; it is looked for again every day. */
  async function waitForStock(tx: Tx, { site, rules }: InShop, row: SubscriptionRow): Promise<undefined> {
    const isNew = row.attempts === 0;
    await store.update(tx, row.id, { attempts: row.attempts + 1 });
    await setDue(tx, row, new Date(now().getTime() + DAY_MS));
    if (!isNew) return undefined;
    await store.note(tx, row, { kind: 'soldOut', at: now() });
    await letters.waits(tx, { site, settings: rules.settings }, row);
    return undefined;
  }

  /** Writes the order of the next period; a card is charged for it afterwards. */
  async function attempt(
    tx: Tx,
    shop: InShop,
    row: SubscriptionRow,
    how: { cart?: CartRow; end: End; quote?: string },
  ): Promise<Payment | undefined | Failure> {
    const { site, rules } = shop;
    const isFirst = row.state === 'awaiting';
    const terms = termsOf(row);
    const cartRow = how.cart ?? cartOf(row, now());
    const priced = await priceOf(tx, { siteId: site.id, row: cartRow, rules, terms });
    const { cart, discounts } = priced;
    const [entry] = cart.entries;
    if (!isFirst && entry?.problem === 'gone') {
      const words = `${row.title} is no longer sold, so your subscription at ${rules.settings.site.title} has ended.`;
      await letters.ended(tx, { site, settings: rules.settings }, row, words);
      await end(tx, row, 'cancelled', 'The product is no longer sold.');
      return undefined;
    }
    if (!isFirst && entry?.problem) return waitForStock(tx, shop, row);
    const account = row.payWay === 'card' ? await payments.chosen(site, row.provider) : undefined;
    if (!isFirst && row.payWay === 'card' && !account && cart.grandTotalCents > 0) {
      await decline(tx, shop, row, { cents: cart.grandTotalCents, problem: 'unavailable' });
      return undefined;
    }
    const tries = await payments.listBySubject(tx, subjectOf(row.id));
    const written = await writing.write(
      tx,
      {
        site,
        settings: rules.settings,
        row: cartRow,
        customerId: row.customerId,
        cart,
        discounts,
        way: row.payWay,
        method: { token: row.methodToken, label: row.methodLabel },
        provider: row.provider,
        isTest: account?.provider.isTest ?? false,
        heldUntil: new Date(now().getTime() + CONFIRM_MS),
        payment: { key: `${SUBSCRIPTION}-${row.id}-${tries.length + 1}`, subject: subjectOf(row.id) },
      },
      how.end,
    );
    if (written instanceof Failure) return written;
    const next = {
      orderId: written.orderId,
      periods: terms.periods,
      unitCents: priced.unitCents,
      announceCents:
        isFirst || terms.periods === 0 || priced.shopCents === undefined
          ? row.announcedCents
          : pricesAt(row, priced.shopCents).announce,
      creditCents: priced.creditLeft,
    };
    if (!written.payment) {
      await begin(tx, shop, { ...row, unitCents: priced.unitCents }, next);
      return undefined;
    }
    await store.update(tx, row.id, { attempt: next });
    await setDue(tx, row, new Date(now().getTime() + (isFirst ? CONFIRM_MS : LOOK_AGAIN_MS)));
    return written.payment;
  }

  payments.whenSettled(SUBSCRIPTION, {
    async inside(tx, payment, finish) {
      const { siteId, subject, state, amount, problem } = payment;
      const row = await store.lock(tx, subject.slice(SUBSCRIPTION.length + 1));
      const shop = row?.attempt ? await shopOf(siteId) : undefined;
      if (!row?.attempt || !shop) throw new Error('Nobody waits for this payment.');
      const { attempt: waiting } = row;
      const isOver = row.state === 'cancelled' || row.state === 'finished';
      if (isOver) await store.update(tx, row.id, { attempt: null });
      if (state === 'succeeded') {
        if (!isOver) await begin(tx, shop, row, waiting);
        await orders.lifecycle.confirm(tx, { siteId, orderId: waiting.orderId, isPaid: true }, finish);
        return;
      }
      await orders.lifecycle.release(tx, siteId, waiting.orderId);
      if (isOver) return;
      if (row.state === 'awaiting') await moveTo(tx, row, 'failed', { attempt: null, dueAt: null });
      else await decline(tx, shop, { ...row, attempt: null }, { cents: amount, problem });
    },
    after: ({ siteId, state }) => {
      if (state !== 'succeeded') sites.forget(siteId);
    },
  });

  const findOpen = async (tx: Tx, id: string): Promise<Payment | undefined> => {
    const [newest] = await payments.listBySubject(tx, subjectOf(id));
    return newest && !isSettled(newest.state) ? newest : undefined;
  };

  /** Nothing when the provider does not answer: it is asked again. */
  async function run(site: Site, payment: Payment, isPayerPresent: boolean): Promise<Payment | undefined> {
    try {
      return await payments.run(payment, {
        isPayerPresent,
        description: `Subscription at ${site.identifier}`,
        origin: sites.urlOf(site),
      });
    } catch (error) {
      if (error instanceof ProviderSilent) return undefined;
      throw error;
    }
  }

  /** What time asks for; a payment comes back to be carried out. */
  async function whatIsDue(tx: Tx, shop: InShop, row: SubscriptionRow, finish: End) {
    const open = await findOpen(tx, row.id);
    if (open) {
      await setDue(tx, row, new Date(now().getTime() + LOOK_AGAIN_MS));
      return open;
    }
    const { settings } = shop.rules;
    const inShop = { site: shop.site, settings };
    switch (row.state) {
      case 'awaiting':
        await moveTo(tx, row, 'failed', { dueAt: null });
        return undefined;
      case 'cancelling':
        if (isPrepaid(row)) break;
        await letters.ended(tx, inShop, row, `Your subscription to ${row.title} has ended, as you asked.`);
        await end(tx, row, 'cancelled', '');
        return undefined;
      case 'pastDue':
        if (row.pastDueSince && graceEnd(row.pastDueSince) <= now()) return giveUp(tx, shop, row);
        break;
      case 'trial':
      case 'active':
        break;
      default:
        await setDue(tx, row, null);
        return undefined;
    }
    if (isComplete(row) && !isPrepaid(row)) {
      await letters.ended(
        tx,
        inShop,
        row,
        `Your subscription to ${row.title} is complete. Nothing more is charged.`,
      );
      await end(tx, row, 'finished', '');
      return undefined;
    }
    if (row.payWay === 'manual' && (await owesInvoice(tx, row))) {
      const [last] = await store.listPeriods(tx, row.id, 1);
      await decline(tx, shop, row, { cents: toCents(last?.totalCents ?? 0), problem: null });
      return undefined;
    }
    return attempt(tx, shop, row, { end: finish });
  }

  const owesInvoice = async (tx: Tx, { id }: SubscriptionRow) =>
    (await store.listPeriods(tx, id, 1)).some(({ isPaid }) => !isPaid);

  /** Two weeks without a payment: as the owner chose. */
  async function giveUp(tx: Tx, { site, rules }: InShop, row: SubscriptionRow): Promise<undefined> {
    const { settings } = rules;
    const to = settings.store.unpaidSubscriptions;
    await letters.ended(
      tx,
      { site, settings },
      row,
      `No payment was received for ${row.title}, so your subscription is ${to}.`,
    );
    if (to === 'cancelled') await end(tx, row, 'cancelled', 'It was not paid.');
    else {
      await moveTo(tx, row, 'paused', { dueAt: null, leftMs: 0, attempts: 0, pastDueSince: null });
      await store.note(tx, row, { kind: 'paused', words: 'It was not paid.', at: now() });
    }
    return undefined;
  }

  return {
    attempt,
    begin,
    end,
    findOpen,
    moveTo,
    run,
    shopOf,

    /** Carries out what is due. Safe to call at any time and from several nodes at once. */
    async keepTime(siteId: string, id: string): Promise<void> {
      const shop = await shopOf(siteId);
      if (!shop) return;
      const due = await unlessRefused<Payment | undefined>(db.site, siteId, async (tx, finish) => {
        const row = await store.lockIfFree(tx, id);
        const dueAt = row && (await store.dueAtOf(tx, id));
        return row && dueAt && dueAt <= now() ? whatIsDue(tx, shop, row, finish) : undefined;
      });
      if (due instanceof Failure)
        // Somebody bought the last one meanwhile.
        await db.site(siteId, async (tx) => {
          const row = await store.lock(tx, id);
          if (row) await waitForStock(tx, shop, row);
        });
      else if (due?.state === 'started') await run(shop.site, due, false);
      else if (due?.state === 'processing') await payments.look(due);
      // Nobody has answered their bank in time.
      else if (due?.state === 'needsConfirmation') await payments.confirm(due, false);
    },
  };
}

export type Renewal = ReturnType<typeof makeRenewal>;

/** What a subscription would put into a cart today. */
export function cartOf(row: SubscriptionRow, at: Date): CartRow {
  const { variantId, quantity, addOns, answers, contact, shippingOption } = row;
  return {
    id: newId(),
    entries: [{ id: newId(), variantId, quantity, addOns, answers, isPlan: true }],
    coupons: [],
    contact,
    shippingOption,
    orderId: null,
    isPurchased: false,
    createdAt: at,
  };
}
