import { planOf } from '#core/commerce/catalogue/subscription-plan.ts';
import { chosenAddOns } from '#core/commerce/catalogue/add-ons.ts';
import { isInStock, isVisible } from '#core/commerce/catalogue/product.ts';
import { questionsOf, readAnswers } from '#core/commerce/catalogue/product-form.ts';
import type { PayWay } from '#core/commerce/orders/orders.ts';
import { DAY_MS } from '#core/durations.ts';
import { INFORMATION_MISSING } from '#core/messages/cart.ts';
import { NO_CENTS } from '#core/money/currency.ts';
import { PAYMENT_PROBLEMS } from '#core/payments/payment.ts';
import { daysAfter } from '#core/subscriptions/calendar.ts';
import { CART_COOKIE_DAYS } from '#core/visitors/cookies.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { PlanCheckout, Subscribed } from '#contract/shop/subscriptions.ts';
import type { Wanted } from '../cart/entries.ts';
import type { CartPricing } from '../cart/pricing.ts';
import type { CartRow } from '../cart/service.ts';
import { buyerRefusal, noSuchWay, waysOf } from '../checkout/refusals.ts';
import { choicesOf } from '../checkout/service.ts';
import { contactOf, nameOf } from '../checkout/snapshot.ts';
import type { Tx } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { CustomerBook } from '../orders/customers.ts';
import type { Method } from '../payments/providers/provider.ts';
import { saveMethod } from '../payments/save-method.ts';
import type { Payment } from '../payments/service.ts';
import { termsOf } from './advancing.ts';
import type { SubscriptionLinks } from './links.ts';
import type { InShop, Renewal, RenewalDeps } from './renewal.ts';
import * as store from './store.ts';
import type { SubscriptionRow } from './store.ts';

const CART_LIVES_MS = CART_COOKIE_DAYS * DAY_MS;
const NO_METHOD: Method = { token: '', label: '' };

export interface PlanWish {
  customerId: string | null;
  quote: string;
  way: PayWay;
  provider?: string | undefined;
  method?: Readonly<Record<string, string>> | undefined;
}

interface Paid {
  provider: string;
  method: Method;
}

/** From the button on a product to a subscription: a cart of one line, with a token and a checkout of its own. */
export function makeSubscribing(
  deps: RenewalDeps & {
    pricing: CartPricing;
    book: CustomerBook;
    links: SubscriptionLinks;
    renewal: Renewal;
  },
) {
  const { db, carts, payments, pricing, book, links, letters, priceOf, renewal, now } = deps;

  /** The cart of a token, as long as it can be bought; carts of the ordinary kind are none of ours. */
  async function findCart(tx: Tx, token: string, isLocked = false): Promise<CartRow | undefined> {
    const row = await (isLocked ? carts.findLocked(tx, token) : carts.find(tx, token));
    const isOld = row !== undefined && row.createdAt.getTime() + CART_LIVES_MS <= now().getTime();
    return row && !isOld && row.entries.some(({ isPlan }) => isPlan) ? row : undefined;
  }

  /** The subscription that a cart would become, before it is kept. */
  async function draftOf(
    tx: Tx,
    { rules }: InShop,
    row: CartRow,
    paid: Paid & { way: PayWay; customerId: string },
  ): Promise<SubscriptionRow | undefined> {
    const [entry] = row.entries;
    const facts = entry && (await pricing.look(tx, { variantIds: [entry.variantId], codes: [], email: '' }));
    const found = entry && facts?.known.get(entry.variantId);
    const plan = found && planOf(found);
    if (!entry || !found || !plan) return undefined;
    const contact = contactOf(row);
    const at = now();
    return {
      siteId: '',
      id: newId(),
      cartId: row.id,
      customerId: paid.customerId,
      email: contact.email.trim().toLowerCase(),
      name: nameOf(contact),
      state: 'awaiting',
      type: found.type,
      productId: found.productId,
      variantId: entry.variantId,
      title: [found.title, ...found.optionValues].join(', '),
      quantity: entry.quantity,
      addOns: [...(entry.addOns ?? [])],
      answers: [...(entry.answers ?? [])],
      plan,
      unitCents: NO_CENTS,
      announcedCents: null,
      currency: rules.settings.store.storeCurrency,
      contact,
      shippingOption: row.shippingOption,
      payWay: paid.way,
      provider: paid.provider,
      methodToken: paid.method.token,
      methodLabel: paid.method.label,
      timeZone: rules.settings.site.timezone,
      anchor: at,
      steps: 0,
      periodStart: at,
      periodEnd: at,
      cycles: 0,
      paidCycles: 0,
      prices: null,
      creditCents: NO_CENTS,
      leftMs: null,
      pastDueSince: null,
      attempts: 0,
      attempt: null,
      createdAt: at,
      endedAt: null,
    };
  }

  const NOBODY = { provider: '', method: NO_METHOD, way: 'card' as const, customerId: '' };

  /** Who keeps the card, so that it can be charged while nobody is there. */
  async function keeperOf(site: Site, wish: PlanWish): Promise<Paid | Failure> {
    if (wish.way !== 'card') return { provider: '', method: NO_METHOD };
    const account = await payments.chosen(site, wish.provider);
    if (!account?.kind.can.savedCards)
      return (await payments.choices(site)).length === 0 ? fail('paymentsClosed') : noSuchWay();
    const method = await saveMethod(account.provider, wish.method ?? {}, true);
    return method instanceof Failure ? method : { provider: account.kind.name, method };
  }

  /** Nothing is charged before the trial is over. */
  async function beginTrial(tx: Tx, shop: InShop, row: SubscriptionRow): Promise<void> {
    const periodEnd = daysAfter(now(), row.plan.trialDays, row.timeZone);
    const change = { anchor: periodEnd, steps: 0, periodEnd, dueAt: periodEnd };
    const begun = await renewal.moveTo(tx, row, 'trial', change);
    await store.note(tx, row, { kind: 'trialStarted', at: now() });
    await letters.started(tx, shop.site, shop.rules.settings, begun);
  }

  async function begin(
    shop: InShop,
    token: string,
    wish: Omit<PlanWish, 'method'> & Paid,
  ): Promise<{ id: string; payment: Payment | undefined } | Failure> {
    const { site, rules } = shop;
    return unlessRefused<{ id: string; payment: Payment | undefined }>(db.site, site.id, async (tx, end) => {
      const cart = await findCart(tx, token, true);
      if (!cart) return fail('noCart');
      const known = await store.findOfCart(tx, cart.id);
      // Another click or tab has begun before: it is the same subscription.
      if (known) return { id: known.id, payment: await renewal.findOpen(tx, known.id) };
      const contact = contactOf(cart);
      if (await book.isBlocked(tx, contact.email)) return fail('customerBlocked');
      const name = nameOf(contact);
      const draft = await draftOf(tx, shop, cart, { ...wish, customerId: '' });
      if (!draft) return fail('notForSale');
      const priced = await priceOf(tx, { siteId: site.id, row: cart, rules, terms: termsOf(draft) });
      const refusal = buyerRefusal({
        cart: priced.cart,
        contact,
        settings: rules.settings,
        quote: wish.quote,
        way: wish.way,
        hasMethod: wish.method.token !== '',
        isClosed: false,
      });
      if (refusal) return fail(refusal.code, { ...refusal.details, cart: priced.cart }, refusal.sentence);
      const customerId =
        wish.customerId ?? (await book.ensure(tx, site.id, { email: draft.email, name, at: now() }));
      const row = { ...draft, siteId: site.id, customerId, unitCents: priced.unitCents };
      await store.insert(tx, row);
      if (row.plan.trialDays > 0) {
        await carts.markPurchased(tx, cart.id);
        await beginTrial(tx, shop, row);
        return { id: row.id, payment: undefined };
      }
      const payment = await renewal.attempt(tx, shop, row, { cart, end });
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

    /** The token of a new cart with this one thing; the visitor's own cart stays as it is. */
    async open(site: Site, wanted: Wanted): Promise<{ cartToken: string } | Failure> {
      const rules = await carts.rulesOf(site);
      return unlessRefused(db.site, site.id, async (tx) => {
        const facts = await pricing.look(tx, { variantIds: [wanted.variantId], codes: [], email: '' });
        const found = facts.known.get(wanted.variantId);
        if (!found || !isVisible(found, now()) || !planOf(found)) return fail('notForSale');
        if (!isInStock(found)) return fail('soldOut');
        if (!isInStock(found, wanted.quantity)) return fail('notEnough', { available: found.qtyInStock });
        const read = readAnswers(questionsOf(found.formId, rules.forms[found.formId]), wanted.form ?? {});
        if ('errors' in read) return fail('invalid', { errors: read.errors }, INFORMATION_MISSING);
        const cartToken = await carts.openPlan(tx, site.id, {
          variantId: wanted.variantId,
          quantity: wanted.quantity,
          addOns: chosenAddOns(found.addOns, wanted.addOns ?? []).map(({ id }) => id),
          answers: read.answers,
        });
        return { cartToken };
      });
    },

    isOpen: (site: Site, token: string): Promise<boolean> =>
      db.readSite(site.id, async (tx) => {
        const row = await findCart(tx, token);
        return row !== undefined && !row.isPurchased;
      }),

    async read(site: Site, token: string): Promise<PlanCheckout | Failure> {
      const shop = { site, rules: await carts.rulesOf(site) };
      const { settings } = shop.rules;
      const found = await db.readSite(site.id, async (tx) => {
        const row = await findCart(tx, token);
        const draft = row && !row.isPurchased ? await draftOf(tx, shop, row, NOBODY) : undefined;
        if (!row || !draft) return undefined;
        const { cart } = await priceOf(tx, {
          siteId: site.id,
          row,
          rules: shop.rules,
          terms: termsOf(draft),
        });
        const known = await store.findOfCart(tx, row.id);
        return { row, cart, draft, open: known && (await renewal.findOpen(tx, known.id)) };
      });
      if (!found) return fail('noCart');
      const { row, cart, draft, open } = found;
      const asking = open?.state === 'needsConfirmation' ? await toSubscribed(site, '', open) : null;
      return {
        cart,
        contact: contactOf(row),
        choices: choicesOf(waysOf(settings), await payments.keepers(site)),
        payment: asking instanceof Failure ? null : asking,
        plan: draft.plan,
        firstPaymentAt:
          draft.plan.trialDays === 0
            ? null
            : daysAfter(now(), draft.plan.trialDays, draft.timeZone).toISOString(),
      };
    },

    async place(site: Site, token: string, wish: PlanWish): Promise<Subscribed | Failure> {
      const shop = { site, rules: await carts.rulesOf(site) };
      const paid = await keeperOf(site, wish);
      if (paid instanceof Failure) return paid;
      const begun = await begin(shop, token, { ...wish, ...paid });
      if (begun instanceof Failure) return begun;
      const { id, payment } = begun;
      if (!payment) return toSubscribed(site, id, undefined);
      const run = await renewal.run(site, payment, true);
      return toSubscribed(site, id, run ?? { ...payment, state: 'processing' });
    },

    async confirm(site: Site, token: string, isApproved: boolean): Promise<Subscribed | Failure> {
      const found = await db.readSite(site.id, async (tx) => {
        const row = await findCart(tx, token);
        const known = row && (await store.findOfCart(tx, row.id));
        return known && { id: known.id, open: await renewal.findOpen(tx, known.id) };
      });
      if (!found?.open) return fail('paymentFailed', {}, PAYMENT_PROBLEMS.notConfirmed);
      return toSubscribed(site, found.id, await payments.confirm(found.open, isApproved));
    },
  };
}

export type Subscribing = ReturnType<typeof makeSubscribing>;
