import { MINUTE_MS } from '#core/durations.ts';
import { isSettled } from '#core/payments/payment.ts';
import { Failure } from '#contract/errors.ts';
import type { CartRow } from '../cart/service.ts';
import type { OrderWriting } from '../checkout/writing.ts';
import type { End, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import { ProviderSilent } from '../payments/providers/provider.ts';
import type { Payment, Payments } from '../payments/service.ts';
import type { Sites } from '../sites/service.ts';
import { pricesAt, termsOf } from './advancing.ts';
import type { InShop, OutcomeDeps, Outcomes } from './outcomes.ts';
import type { PriceOfPlan } from './pricing.ts';
import * as store from './store.ts';
import type { SubscriptionRow } from './store.ts';

export const SUBSCRIPTION = 'subscription';
/** A payment without an answer is asked about again. */
export const LOOK_AGAIN_MS = 5 * MINUTE_MS;
/** Whoever is asked by their bank has so long to answer. */
const CONFIRM_MS = 15 * MINUTE_MS;

const subjectOf = (id: string) => `${SUBSCRIPTION}:${id}`;

export interface AttemptDeps extends OutcomeDeps {
  sites: Sites;
  payments: Payments;
  writing: OrderWriting;
  priceOf: PriceOfPlan;
  outcomes: Outcomes;
}

/** The payment of a period: its order and its wish to take money, and how it is carried out. */
export function makeAttempting(deps: AttemptDeps) {
  const { sites, payments, writing, priceOf, letters, outcomes, now } = deps;

  /** Whether a renewal can be tried at all; what follows where it cannot is done here. */
  async function isPossible(
    tx: Tx,
    shop: InShop,
    row: SubscriptionRow,
    { cart }: Awaited<ReturnType<PriceOfPlan>>,
  ): Promise<boolean> {
    const { site, rules } = shop;
    const [entry] = cart.entries;
    if (entry?.problem === 'gone') {
      await letters.ended(tx, { site, settings: rules.settings }, row, 'notSold');
      await outcomes.end(tx, row, 'cancelled', 'The product is no longer sold.');
      return false;
    }
    if (entry?.problem) {
      await outcomes.waitForStock(tx, shop, row);
      return false;
    }
    if (row.payWay !== 'card' || cart.grandTotalCents === 0) return true;
    if (await payments.chosen(site, row.provider)) return true;
    await outcomes.decline(tx, shop, row, { cents: cart.grandTotalCents, problem: 'unavailable' });
    return false;
  }

  const runningOf = (site: Site) => ({
    description: `Subscription at ${site.identifier}`,
    origin: sites.urlOf(site),
  });

  return {
    /** Writes the order of the next period; a card is charged for it afterwards. */
    async attempt(
      tx: Tx,
      shop: InShop,
      row: SubscriptionRow,
      how: { cart?: CartRow; end: End },
    ): Promise<Payment | undefined | Failure> {
      const { site, rules } = shop;
      const isFirst = row.state === 'awaiting';
      const terms = termsOf(row, rules.settings);
      const cartRow = how.cart ?? cartOf(row, now());
      const priced = await priceOf(tx, { siteId: site.id, row: cartRow, rules, terms });
      if (!isFirst && !(await isPossible(tx, shop, row, priced))) return undefined;
      const account = row.payWay === 'card' ? await payments.chosen(site, row.provider) : undefined;
      const written = await writing.write(
        tx,
        {
          site,
          settings: rules.settings,
          row: cartRow,
          isWithoutCart: how.cart === undefined,
          customerId: row.customerId,
          cart: priced.cart,
          discounts: priced.discounts,
          way: row.payWay,
          method: { token: row.methodToken, label: row.methodLabel },
          provider: row.provider,
          isTest: account?.provider.isTest ?? false,
          heldUntil: new Date(now().getTime() + CONFIRM_MS),
          periods: terms.periods,
          startsAt: isFirst && row.anchor > now() ? row.anchor : undefined,
          subject: subjectOf(row.id),
        },
        how.end,
      );
      if (written instanceof Failure) return written;
      const { shopCents } = priced;
      const isAsBefore = isFirst || terms.periods === 0 || shopCents === undefined;
      const next = {
        orderId: written.orderId,
        periods: terms.periods,
        unitCents: priced.unitCents,
        announceCents: isAsBefore ? row.announcedCents : pricesAt(row, shopCents).announce,
        creditCents: priced.creditLeft,
      };
      if (!written.payment) {
        await outcomes.begin(tx, shop, row, next);
        return undefined;
      }
      await store.update(tx, row.id, { attempt: next });
      const lookAt = now().getTime() + (isFirst ? CONFIRM_MS : LOOK_AGAIN_MS);
      await outcomes.setDue(tx, row, new Date(lookAt));
      return written.payment;
    },

    /** The payment that is under way. */
    async findOpen(tx: Tx, id: string): Promise<Payment | undefined> {
      const latest = await payments.latestOf(tx, subjectOf(id));
      return latest && !isSettled(latest.state) ? latest : undefined;
    },

    /** Nothing when the provider does not answer: it is asked again. */
    async run(site: Site, payment: Payment): Promise<Payment | undefined> {
      try {
        return await payments.run(payment, { ...runningOf(site), isPayerPresent: true });
      } catch (error) {
        if (error instanceof ProviderSilent) return undefined;
        throw error;
      }
    },

    /** The same for many at once, while nobody is there; answers with what went wrong. */
    async runAll(site: Site, started: readonly Payment[]): Promise<Error[]> {
      const done = await payments.runAll(started, { ...runningOf(site), isPayerPresent: false });
      return done.filter((each) => each instanceof Error).filter((each) => !(each instanceof ProviderSilent));
    },
  };
}

export type Attempting = ReturnType<typeof makeAttempting>;

/** What a subscription would put into a cart today. */
export function cartOf(row: SubscriptionRow, at: Date): CartRow {
  const { variantId, quantity, addOns, answers, contact, shippingOption, language } = row;
  return {
    id: newId(),
    entries: [{ id: newId(), variantId, quantity, addOns, answers, isPlan: true }],
    coupons: [],
    giftCards: [],
    contact,
    shippingOption,
    language,
    orderId: null,
    isPurchased: false,
    createdAt: at,
  };
}
