import { cartAsBuyerReads } from '#core/commerce/cart/cart.ts';
import type { PayWay } from '#core/commerce/orders/orders.ts';
import { PAYMENT_PROBLEMS } from '#core/payments/payment.ts';
import { wordsInLanguage } from '#core/languages/words-in.ts';
import { startMoment } from '#core/subscriptions/start-day.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Subscribed } from '#contract/shop/subscriptions.ts';
import { buyerRefusal, noSuchWay } from '../checkout/refusals.ts';
import { contactOf, nameOf } from '../checkout/snapshot.ts';
import type { Tx } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import type { CustomerBook } from '../orders/customers.ts';
import { saveMethod } from '../payments/save-method.ts';
import type { Payment } from '../payments/service.ts';
import { termsOf } from './advancing.ts';
import type { SubscriptionLinks } from './links.ts';
import type { InShop } from './outcomes.ts';
import { NO_METHOD, type Paid, type PlanCarts } from './plan-cart.ts';
import type { RenewalDeps } from './renewal.ts';
import * as store from './store.ts';
import type { SubscriptionRow } from './store.ts';

export interface PlanWish {
  customerId: string | null;
  quote: string;
  /** A day of the shop's calendar; left out it starts at once. */
  startsOn?: string | undefined;
  way: PayWay;
  provider?: string | undefined;
  method?: Readonly<Record<string, string>> | undefined;
}

/** From the cart of a token to a subscription: once, however often it is asked for. */
export function makeSubscribing(
  deps: RenewalDeps & { book: CustomerBook; links: SubscriptionLinks; planCarts: PlanCarts },
) {
  const { db, carts, payments, book, links, letters, priceOf, planCarts, attempting, outcomes, now } = deps;

  /** Who keeps the card, so that it can be charged while nobody is there. */
  async function keeperOf({ site, rules }: InShop, wish: PlanWish): Promise<Paid | Failure> {
    if (wish.way !== 'card') return { provider: '', method: NO_METHOD };
    const account = await payments.chosen(site, wish.provider);
    if (!account?.kind.can.savedCards)
      return (await payments.choices(site)).length === 0 ? fail('paymentsClosed') : noSuchWay(rules.settings);
    const method = await saveMethod(account.provider, wish.method ?? {}, true);
    return method instanceof Failure ? method : { provider: account.kind.name, method };
  }

  /** The card is kept, and charged on the day that was chosen. */
  async function schedule(tx: Tx, shop: InShop, row: SubscriptionRow): Promise<void> {
    const begun = await outcomes.moveTo(tx, row, 'scheduled', { dueAt: row.anchor });
    await store.note(tx, row, { kind: 'scheduled', at: now() });
    await letters.started(tx, shop.site, shop.rules.settings, begun);
  }

  async function beginTrial(tx: Tx, shop: InShop, row: SubscriptionRow): Promise<void> {
    const begun = await outcomes.beginTrial(tx, row);
    await letters.started(tx, shop.site, shop.rules.settings, begun);
  }

  /** What starts without a payment; says whether it did. */
  async function beginUnpaid(tx: Tx, shop: InShop, row: SubscriptionRow): Promise<boolean> {
    const isLater = row.anchor > now();
    const { trialDays, startCharge } = row.plan;
    if (isLater && (trialDays > 0 || startCharge === 'start')) await schedule(tx, shop, row);
    else if (trialDays > 0) await beginTrial(tx, shop, row);
    else return false;
    return true;
  }

  async function begin(
    shop: InShop,
    token: string,
    wish: Omit<PlanWish, 'method'> & Paid,
  ): Promise<{ id: string; payment: Payment | undefined } | Failure> {
    const { site, rules } = shop;
    return unlessRefused<{ id: string; payment: Payment | undefined }>(db.site, site.id, async (tx, end) => {
      const cart = await planCarts.find(tx, token, true);
      if (!cart) return fail('noCart');
      const known = await store.findOfCart(tx, cart.id);
      // Another click or tab has begun before: it is the same subscription.
      if (known) return { id: known.id, payment: await attempting.findOpen(tx, known.id) };
      const contact = contactOf(cart);
      if (await book.isBlocked(tx, contact.email)) return fail('customerBlocked');
      const name = nameOf(contact);
      const draft = await planCarts.draftOf(tx, shop, cart, { ...wish, customerId: '' });
      if (!draft) return fail('notForSale');
      const startsAt = startMoment(wish.startsOn, draft.plan, { now: now(), timeZone: draft.timeZone });
      if (!startsAt) {
        const words = wordsInLanguage(rules.settings, draft.language).of('subscription')('startDayInvalid');
        return fail('invalid', { errors: { startsOn: words } }, words);
      }
      const priced = await priceOf(tx, {
        siteId: site.id,
        row: cart,
        rules,
        terms: termsOf(draft, rules.settings),
      });
      const refusal = buyerRefusal({
        cart: priced.cart,
        contact,
        settings: rules.settings,
        quote: wish.quote,
        way: wish.way,
        hasMethod: wish.method.token !== '',
        isClosed: false,
      });
      if (refusal)
        return fail(
          refusal.code,
          { ...refusal.details, cart: cartAsBuyerReads(priced.cart) },
          refusal.sentence,
        );
      const customerId =
        wish.customerId ?? (await book.ensure(tx, site.id, { email: draft.email, name, at: now() }));
      const row = {
        ...draft,
        siteId: site.id,
        customerId,
        unitCents: priced.unitCents,
        anchor: startsAt,
        periodStart: startsAt,
        periodEnd: startsAt,
      };
      await store.insert(tx, row);
      if (await beginUnpaid(tx, shop, row)) {
        await carts.markPurchased(tx, cart.id);
        return { id: row.id, payment: undefined };
      }
      const payment = await attempting.attempt(tx, shop, row, { cart, end });
      return payment instanceof Failure ? payment : { id: row.id, payment };
    });
  }

  async function toSubscribed(
    site: Site,
    id: string,
    payment: Payment | undefined,
  ): Promise<Subscribed | Failure> {
    const state = payment?.state ?? 'succeeded';
    if (state === 'failed' || state === 'cancelled')
      return fail('paymentFailed', {}, payment?.problem ? PAYMENT_PROBLEMS[payment.problem] : undefined);
    if (payment && state === 'needsConfirmation') {
      const { secret = '', url = '' } = await payments.nextStep(payment);
      return { state, url, provider: payment.provider, secret };
    }
    return { state, url: await links.pathOf(site.id, id), provider: '', secret: '' };
  }

  return {
    toSubscribed,

    async place(site: Site, token: string, wish: PlanWish): Promise<Subscribed | Failure> {
      const shop = { site, rules: await carts.rulesFor({ site, token }) };
      // No provider keeps a card for a cart that nobody has.
      if (!(await db.readSite(site.id, (tx) => planCarts.find(tx, token)))) return fail('noCart');
      const paid = await keeperOf(shop, wish);
      if (paid instanceof Failure) return paid;
      const begun = await begin(shop, token, { ...wish, ...paid });
      if (begun instanceof Failure) return begun;
      const { id, payment } = begun;
      if (!payment) return toSubscribed(site, id, undefined);
      const run = await attempting.run(site, payment);
      return toSubscribed(site, id, run ?? { ...payment, state: 'processing' });
    },

    async confirm(site: Site, token: string, isApproved: boolean): Promise<Subscribed | Failure> {
      const found = await db.readSite(site.id, async (tx) => {
        const row = await planCarts.find(tx, token);
        const known = row && (await store.findOfCart(tx, row.id));
        return row && { id: known?.id ?? '', open: known && (await attempting.findOpen(tx, known.id)) };
      });
      if (!found) return fail('noCart');
      if (!found.open) return fail('paymentFailed', {}, PAYMENT_PROBLEMS.notConfirmed);
      return toSubscribed(site, found.id, await payments.confirm(found.open, isApproved));
    },
  };
}

export type Subscribing = ReturnType<typeof makeSubscribing>;
