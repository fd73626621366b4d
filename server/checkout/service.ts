import type { Cart, EntryProblem } from '#core/commerce/cart.ts';
import { EMPTY_ADDRESS } from '#core/commerce/address.ts';
import { contactProblems } from '#core/commerce/contact.ts';
import { HOLD_MINUTES, lineWords, type OwnerPayment, type PayWay } from '#core/commerce/orders.ts';
import { formatMoney, toCents } from '#core/money/currency.ts';
import { MINUTE_MS } from '#core/durations.ts';
import { INFORMATION_MISSING, SUBTOTAL_TOO_LOW } from '#core/messages/cart.ts';
import { PAYMENT_PROBLEMS } from '#core/payments/payment.ts';
import type { Settings } from '#core/settings/groups.ts';
import { localeOf } from '#core/settings/locale.ts';
import type { CheckoutContact, Placed } from '#contract/cart.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { OrderSnapshot, OwnerWish } from '#contract/orders.ts';
import { recordAction } from '../audit.ts';
import type { LeftCarts } from '../cart/left.ts';
import { emailOf, type CartPricing } from '../cart/pricing.ts';
import type { CartRow, Carts } from '../cart/service.ts';
import type { Database, End, Tx } from '../database/database.ts';
import type { Discounts } from '../discounts/service.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import type { OrderMails } from '../orders/mails.ts';
import type { Orders } from '../orders/service.ts';
import { ProviderSilent, type Method } from '../payments/provider.ts';
import type { Payment, Payments } from '../payments/service.ts';
import { stripeFormUrl, stripeOrigins } from '../payments/stripe-form.ts';
import { makeHolds } from './holds.ts';
import type { Stock } from '../products/stock.ts';
import type { Sites } from '../sites/service.ts';

export const ORDER_SUBJECT = 'order';
const ASK_AGAIN = 'order-payment-ask-again';
const ASK_AGAIN_MS = 20_000;
const LOOK_AGAIN_MS = 5 * MINUTE_MS;
const NO_CARD: Method = { token: '', label: '' };

interface Wish {
  quote: string;
  way: PayWay;
  method?: Readonly<Record<string, string>> | undefined;
}

/** From a cart to an order: once, however often it is asked for, and never at another price than the buyer saw. */
export async function makeCheckout(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  carts: Carts;
  orders: Orders;
  discounts: Discounts;
  stock: Stock;
  payments: Payments;
  pricing: CartPricing;
  leftCarts: LeftCarts;
  mails: OrderMails;
  stripeUrl: string | undefined;
  now: () => Date;
}) {
  const { db, jobs, sites, carts, orders, discounts, stock, payments, pricing, leftCarts, mails, now } = deps;

  async function begin(
    site: Site,
    token: string,
    wish: Wish,
    by: { method: Method; provider: string },
  ): Promise<{ orderId: string; payment: Payment | undefined } | Failure> {
    const rules = await carts.rulesOf(site);
    const heldUntil = new Date(now().getTime() + HOLD_MINUTES * MINUTE_MS);
    await holds.watch(site.id, heldUntil);
    try {
      const { hasFlipped, ...begun } = await db.siteRelaxed(site.id, async (tx, end) => {
        const row = await carts.findLocked(tx, token);
        if (!row) throw fail('noCart');
        // Another click, tab or try of the same cart has begun before: it is the same order.
        if (row.orderId !== null)
          return { orderId: row.orderId, payment: await paymentOf(tx, row.orderId), hasFlipped: false };
        // Everything that must be right before money moves, checked again from the database.
        const { cart, discounts: applied } = await pricing.of(tx, site.id, row, rules);
        const refusal = refusalOf(cart, row, wish, rules.settings);
        if (refusal) throw refusal;
        return place(
          tx,
          { site, settings: rules.settings, row, ...by, way: wish.way, heldUntil, cart, applied },
          end,
        );
      });
      if (hasFlipped) sites.forget(site.id);
      // Without a payment the order stands already.
      if (begun.payment === undefined) await db.flush();
      return begun;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      // The transaction is gone; the buyer is shown the cart as it is now.
      return error.code === 'invalid' || error.code === 'noCart'
        ? error
        : fail(error.code, { ...error.details, cart: await carts.read(site, token) }, error.sentence);
    }
  }

  async function place(
    tx: Tx,
    input: {
      site: Site;
      settings: Settings;
      row: CartRow;
      method: Method;
      provider: string;
      way: PayWay;
      heldUntil: Date;
      cart: Cart;
      applied: readonly { id: string; name: string; code: string }[];
    },
    end: End,
  ): Promise<{ orderId: string; payment: Payment | undefined; hasFlipped: boolean }> {
    const { site, settings, row, method, provider, cart, applied, heldUntil } = input;
    const orderId = newId();
    const siteId = site.id;
    const lines = cart.entries.map(({ variantId, quantity }) => ({ variantId, quantity }));
    const email = emailOf(row);
    if (!(await discounts.use(tx, { siteId, orderId, email, ids: applied.map(({ id }) => id) })))
      throw fail('cartChanged');
    const way = cart.grandTotalCents === 0 ? 'free' : input.way;
    const isCard = way === 'card';
    const contact = contactOf(row);
    const snapshot = snapshotOf(cart, contact, applied, isCard ? method.label : '');
    const payment = payments.make({
      siteId,
      key: `order-${orderId}`,
      subject: `${ORDER_SUBJECT}:${orderId}`,
      amount: toCents(cart.grandTotalCents),
      currency: settings.store.storeCurrency,
      method,
      provider,
    });
    // None of these waits for another, so they go out together: what many want is locked only briefly.
    const [taken] = await Promise.all([
      stock.take(tx, siteId, { orderId, lines }),
      orders.insert(tx, {
        siteId,
        id: orderId,
        cartId: row.id,
        payWay: way,
        paymentId: isCard ? payment.id : null,
        email,
        name: nameOf(contact),
        currency: settings.store.storeCurrency,
        totalCents: cart.grandTotalCents,
        snapshot,
        heldUntil,
        createdAt: now(),
      }),
      carts.bind(tx, row.id, orderId),
      isCard && payments.keep(tx, payment),
    ]);
    if ('missing' in taken) throw fail('soldOut', { variantId: taken.missing });
    const scarce = orders.lifecycle.scarceAfter(snapshot.lines, taken.left, settings.store.lowStock);
    await orders.warnOfLowStock(tx, { site, settings }, scarce);
    if (!isCard) await orders.lifecycle.confirm(tx, { siteId, orderId, isPaid: way === 'free' }, end);
    return { orderId, payment: isCard ? payment : undefined, hasFlipped: taken.hasFlipped };
  }

  async function paymentOf(tx: Tx, orderId: string): Promise<Payment | undefined> {
    const [newest] = await payments.listBySubject(tx, `${ORDER_SUBJECT}:${orderId}`);
    return newest;
  }

  async function toPlaced(
    site: Site,
    orderId: string,
    payment: Payment | undefined,
  ): Promise<Placed | Failure> {
    const state = payment?.state ?? 'succeeded';
    if (state === 'failed' || state === 'cancelled') {
      const problem = payment?.problem ? PAYMENT_PROBLEMS[payment.problem] : undefined;
      return fail('paymentFailed', {}, problem);
    }
    const url = state === 'needsConfirmation' ? '' : await orders.links.pathOf(site.id, orderId);
    const secret = payment ? await payments.nextStep(payment) : '';
    return { state, url, problem: '', secret };
  }

  payments.whenSettled(ORDER_SUBJECT, {
    async inside(tx, payment, end) {
      const orderId = payment.subject.slice(ORDER_SUBJECT.length + 1);
      if (payment.state !== 'succeeded') {
        await orders.lifecycle.release(tx, payment.siteId, orderId);
        return;
      }
      await orders.lifecycle.confirm(tx, { siteId: payment.siteId, orderId, isPaid: true }, end);
    },
    // Goods that nobody paid for are on the shelf again.
    after: ({ siteId, state }) => {
      if (state !== 'succeeded') sites.forget(siteId);
    },
  });

  /** After a crash, or when the provider kept silent: asks it again, and comes back until it has decided. */
  async function reconcile(siteId: string, orderId: string): Promise<Payment | undefined> {
    const payment = await db.readSite(siteId, (tx) => paymentOf(tx, orderId));
    const asked =
      payment?.state === 'started'
        ? await payments.run(payment, false, '')
        : payment && (await payments.look(payment));
    if (asked?.state === 'processing')
      await db.site(siteId, (tx) =>
        jobs.enqueue(tx, ASK_AGAIN, { siteId, orderId }, new Date(now().getTime() + LOOK_AGAIN_MS)),
      );
    return asked;
  }
  await jobs.handle(ASK_AGAIN, async ({ siteId = '', orderId = '' }) => {
    await reconcile(siteId, orderId);
  });
  const holds = await makeHolds({
    ...deps,
    /** Whoever went away while paying no longer keeps the goods from others. */
    async end(siteId, orderId) {
      const payment = await reconcile(siteId, orderId);
      if (payment?.state === 'needsConfirmation') await payments.confirm(payment, false);
    },
  });

  /** No answer is neither yes nor no: the goods stay kept, and the provider is asked again. */
  async function charge(site: Site, orderId: string, payment: Payment): Promise<Payment> {
    try {
      return await payments.run(payment, true, `Order at ${site.identifier}`);
    } catch (error) {
      if (!(error instanceof ProviderSilent)) throw error;
      const at = new Date(now().getTime() + ASK_AGAIN_MS);
      await db.site(site.id, (tx) => jobs.enqueue(tx, ASK_AGAIN, { siteId: site.id, orderId }, at));
      return { ...payment, state: 'processing' };
    }
  }

  return {
    endHolds: holds.endAll,

    /** Whom the checkout's page must be allowed to load the payment form from. */
    async formOrigins(siteId: string): Promise<string[]> {
      const { publicKey } = await payments.forSite(siteId);
      return publicKey === undefined ? [] : stripeOrigins(deps.stripeUrl);
    },

    async read(site: Site, token: string) {
      const rules = await carts.rulesOf(site);
      const found = await db.readSite(site.id, async (tx) => {
        const row = await carts.find(tx, token);
        if (!row || row.isPurchased) return undefined;
        const { cart } = await pricing.of(tx, site.id, row, rules);
        return { row, cart, payment: row.orderId === null ? undefined : await paymentOf(tx, row.orderId) };
      });
      if (!found) return fail('noCart');
      const { row, cart, payment } = found;
      const provider = await payments.forSite(site.id);
      const isAsking = payment?.state === 'needsConfirmation';
      return {
        cart,
        contact: contactOf(row),
        ways: waysOf(cart, rules.settings),
        isTestProvider: provider.publicKey === undefined,
        publicKey: provider.publicKey ?? '',
        formUrl: stripeFormUrl(deps.stripeUrl),
        payment: isAsking
          ? { state: payment.state, url: '', problem: '', secret: await payments.nextStep(payment) }
          : null,
      };
    },

    async place(site: Site, token: string, wish: Wish): Promise<Placed | Failure> {
      let method = NO_CARD;
      const provider = await payments.forSite(site.id);
      if (wish.way === 'card' && wish.method) {
        const saved = await provider.saveMethod(wish.method);
        if ('errors' in saved)
          return fail('invalid', { errors: prefixed(saved.errors) }, Object.values(saved.errors)[0]);
        method = saved;
      }
      const begun = await begin(site, token, wish, { method, provider: provider.name });
      if (begun instanceof Failure) return begun;
      const { orderId, payment } = begun;
      return toPlaced(site, orderId, payment && (await charge(site, orderId, payment)));
    },

    /** What {@link placeByOwner} would make of it, by the same function. */
    async quote(site: Site, wish: OwnerWish): Promise<Cart> {
      const rules = await carts.rulesOf(site);
      return db.readSite(
        site.id,
        async (tx) => (await pricing.of(tx, site.id, carts.fill(wish), rules)).cart,
      );
    },

    /** An order that somebody of the shop makes for a customer: at once, or once its link is paid. */
    async placeByOwner(
      site: Site,
      accountId: string,
      wish: OwnerWish & { payment: OwnerPayment; quote?: string | undefined },
    ): Promise<{ orderId: string | null; url: string } | Failure> {
      const rules = await carts.rulesOf(site);
      const { settings } = rules;
      const heldUntil = new Date(now().getTime() + HOLD_MINUTES * MINUTE_MS);
      try {
        const made = await db.site(site.id, async (tx, end) => {
          const row = carts.fill(wish);
          const { cart, discounts: applied } = await pricing.of(tx, site.id, row, rules);
          const { quote = cart.quote } = wish;
          const refusal = refusalOf(cart, row, { quote, way: 'manual' }, settings, true);
          if (refusal) throw fail(refusal.code, { ...refusal.details, cart }, refusal.sentence);
          await carts.keep(tx, site.id, row, accountId);
          if (wish.payment === 'link') {
            const url = await leftCarts.linkTo(site, row.id);
            await mails.aboutCart(tx, { site, settings }, 'payLink', {
              email: emailOf(row),
              name: nameOf(contactOf(row)),
              lines: cart.entries.map((entry) => `${entry.quantity} × ${lineWords(entry)}`),
              totalCents: cart.grandTotalCents,
              currency: settings.store.storeCurrency,
              url,
            });
            await recordAction(tx, {
              siteId: site.id,
              accountId,
              action: 'order.link',
              detail: { id: row.id },
            });
            return { orderId: null, url };
          }
          const by = { method: NO_CARD, provider: '', way: 'manual' as const, heldUntil };
          const { orderId } = await place(tx, { site, settings, row, ...by, cart, applied }, end);
          await recordAction(tx, {
            siteId: site.id,
            accountId,
            action: 'order.create',
            detail: { id: orderId },
          });
          return { orderId, url: '' };
        });
        sites.forget(site.id);
        if (made.orderId !== null && wish.payment === 'paid') {
          const paid = await orders.markPaid({ site, accountId }, made.orderId);
          // What costs nothing is paid by itself.
          if (paid instanceof Failure && paid.code !== 'orderState') return paid;
        }
        return made;
      } catch (error) {
        if (error instanceof Failure) return error;
        throw error;
      }
    },

    async confirm(site: Site, token: string, isApproved: boolean): Promise<Placed | Failure> {
      const found = await db.readSite(site.id, async (tx) => {
        const row = await carts.find(tx, token);
        const orderId = row?.orderId;
        return row && { orderId, payment: orderId ? await paymentOf(tx, orderId) : undefined };
      });
      if (!found) return fail('noCart');
      const { payment, orderId } = found;
      // Whoever answers their bank after the goods were given back keeps the cart, and pays anew.
      if (!orderId) return fail('paymentFailed', {}, PAYMENT_PROBLEMS.notConfirmed);
      return toPlaced(site, orderId, payment && (await payments.confirm(payment, isApproved)));
    },
  };
}

export type Checkout = Awaited<ReturnType<typeof makeCheckout>>;

function contactOf(row: CartRow): CheckoutContact {
  const { email = '', shipping, billing = null, notes = '', mayRemind = false } = row.contact;
  return { email, shipping: { ...EMPTY_ADDRESS, ...shipping }, billing, notes, mayRemind };
}

const nameOf = ({ shipping }: CheckoutContact) => `${shipping.firstName} ${shipping.lastName}`.trim();

export function waysOf(cart: Cart, { store }: Settings): PayWay[] {
  if (cart.grandTotalCents === 0) return ['free'];
  return [
    ...(store.acceptsCards ? ['card' as const] : []),
    ...(store.acceptsManual ? ['manual' as const] : []),
  ];
}

function prefixed(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, message]) => [`method.${name}`, message]));
}

/** In the order a buyer would meet them. */
function refusalOf(
  cart: Cart,
  row: CartRow,
  wish: Wish,
  settings: Settings,
  isByOwner = false,
): Failure | undefined {
  if (cart.entries.length === 0) return fail('noCart');
  if (cart.entries.some(({ isAvailable }) => !isAvailable)) {
    const has = (problem: EntryProblem) => cart.entries.some((entry) => entry.problem === problem);
    if (has('gone')) return fail('cartUnavailable');
    if (has('soldOut') || has('tooFew')) return fail('soldOut');
    return fail('invalid', { errors: { form: INFORMATION_MISSING } }, INFORMATION_MISSING);
  }
  const { minimumSubtotalCents, storeCurrency: currency } = settings.store;
  if (cart.subtotalCents < minimumSubtotalCents && !isByOwner) {
    const subtotal = formatMoney({
      cents: toCents(minimumSubtotalCents),
      currency,
      locale: localeOf(settings.site),
    });
    return fail('subtotalTooLow', {}, SUBTOTAL_TOO_LOW.replace('{subtotal}', subtotal));
  }
  const errors = problemsOf(contactOf(row), cart, settings);
  const [first] = Object.values(errors);
  if (first !== undefined) return fail('invalid', { errors }, first);
  if (wish.quote !== cart.quote) return fail('cartChanged');
  if (isByOwner) return undefined;
  if (!waysOf(cart, settings).includes(wish.way) && cart.grandTotalCents > 0)
    return fail('invalid', { errors: { way: 'Please choose how to pay.' } });
  if (wish.way === 'card' && cart.grandTotalCents > 0 && !wish.method)
    return fail('invalid', { errors: { 'method.number': 'Please enter the number of the card.' } });
  return undefined;
}

function problemsOf(contact: CheckoutContact, cart: Cart, settings: Settings): Record<string, string> {
  const errors = contactProblems(contact, { needsAddress: cart.requiresShipping });
  const isUnreachable =
    cart.requiresShipping && settings.shipping.zones.length > 0 && cart.selectedShippingOption === null;
  if (Object.keys(errors).length > 0 || !isUnreachable) return errors;
  return { 'shipping.country': 'We do not send to this place. Please choose another country.' };
}

function snapshotOf(
  cart: Cart,
  contact: CheckoutContact,
  applied: readonly { id: string; name: string; code: string }[],
  payLabel: string,
): OrderSnapshot {
  return {
    lines: cart.entries.map((entry) => ({
      productId: entry.itemId,
      variantId: entry.variantId,
      type: entry.productType,
      title: entry.title,
      optionValues: entry.optionValues,
      sku: entry.sku,
      image: entry.image,
      quantity: entry.quantity,
      unitPriceCents: entry.unitPriceCents,
      totalCents: entry.totalCents,
      discountCents: entry.discountCents,
      taxCents: entry.taxCents,
      addOns: entry.addOns,
      answers: entry.answers,
    })),
    adjustments: cart.adjustments,
    subtotalCents: cart.subtotalCents,
    discountCents: cart.discountCents,
    shippingCostCents: cart.shippingCostCents,
    taxCents: cart.taxCents,
    grandTotalCents: cart.grandTotalCents,
    discounts: applied.map(({ id, name, code }) => ({ id, name, code })),
    shipping: cart.requiresShipping ? contact.shipping : null,
    billing: contact.billing,
    shippingOption: cart.selectedShippingOption?.name ?? '',
    notes: contact.notes,
    payLabel,
  };
}
