import { createHash } from 'node:crypto';
import type { AuditAction } from '#core/activity/actions.ts';
import { includedTaxCents } from '#core/commerce/ledger.ts';
import {
  mayBecome,
  ORDER_EVENTS,
  type BuyerMail,
  type ListedState,
  type OrderMail,
} from '#core/commerce/orders.ts';
import { formatMoney, fractionDigitsOf, toCents } from '#core/money/currency.ts';
import { toCsv } from '#core/text/csv.ts';
import { localeOf } from '#core/settings/locale.ts';
import type { Settings } from '#core/settings/groups.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Order, OrderEntry, OrderFilters } from '#contract/orders.ts';
import { recordAction } from '../audit.ts';
import type { Carts } from '../cart/service.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Discounts } from '../discounts/service.ts';
import type { Site } from '../http/context.ts';
import type { Jobs } from '../jobs.ts';
import type { Payments } from '../payments/service.ts';
import type { Stock } from '../products/stock.ts';
import type { Sites } from '../sites/service.ts';
import { makeLifecycle, ORDER_MAILS } from './lifecycle.ts';
import type { MailContext, OrderMails } from './mails.ts';
import type { Downloads } from './downloads.ts';
import type { OrderLinks } from './pages.ts';
import * as store from './store.ts';

const PAGE = 50;
const EXPORTED = 50_000;

export interface OrderActor {
  site: Site;
  accountId: string;
}

/** What an owner does with orders. */
export async function makeOrders(deps: {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  carts: Carts;
  discounts: Discounts;
  stock: Stock;
  payments: Payments;
  mails: OrderMails;
  links: OrderLinks;
  downloads: Downloads;
  now: () => Date;
}) {
  const { db, jobs, sites, carts, stock, payments, mails, links, now } = deps;
  const lifecycle = makeLifecycle(deps);

  const contextOf = async (tx: Tx, site: Site, settings: Settings): Promise<MailContext> => ({
    siteId: site.id,
    baseUrl: sites.publicUrlOf(site),
    settings,
    ownerEmail: settings.store.orderEmail === '' ? await store.ownerEmail(tx) : '',
  });

  /** Written down in the transaction that sends them, so that a job that runs twice tells nobody twice. */
  await jobs.handle(ORDER_MAILS, async ({ siteId = '', orderId = '' }) => {
    const site = await sites.find(siteId);
    if (!site) return;
    const settings = await carts.settingsOf(site);
    const path = await links.pathOf(siteId, orderId);
    await db.site(siteId, async (tx) => {
      const order = await store.findOrder(tx, orderId);
      if (!order) return;
      const event = { id: eventIdOf(orderId, 'mails'), kind: 'mailed' as const, at: now() };
      if (!(await store.insertEvents(tx, siteId, orderId, [event]))) return;
      const context = await contextOf(tx, site, settings);
      await mails.toBuyer(tx, context, order, { kind: 'confirmed', url: context.baseUrl + path });
      await mails.toOwner(tx, context, order);
    });
  });

  async function readOne(tx: Tx, id: string, settings: Settings): Promise<Order | Failure> {
    const row = await store.findOrder(tx, id);
    const entry = row && toEntry(row);
    if (!row || !entry) return fail('notFound');
    const events = await store.listEvents(tx, id);
    const shown = (cents: unknown) =>
      formatMoney({ cents: toCents(Number(cents)), currency: row.currency, locale: localeOf(settings.site) });
    return {
      ...entry,
      payWay: row.payWay,
      snapshot: row.snapshot,
      tracking: row.tracking,
      events: events.map(({ id: eventId, kind, detail, by, at }) => ({
        id: eventId,
        kind,
        words: [
          kind === 'note' ? '' : ORDER_EVENTS[kind],
          typeof detail['cents'] === 'number' ? shown(detail['cents']) : '',
          ...['label', 'note', 'reason', 'tracking']
            .map((key) => detail[key])
            .filter((value) => typeof value === 'string'),
        ]
          .filter((part) => part !== '')
          .join(': '),
        by,
        at: at.toISOString(),
      })),
    };
  }

  /** One change of an order, locked while it is made, with a line in the activity log. */
  async function change(
    { site, accountId }: OrderActor,
    id: string,
    action: AuditAction,
    work: (tx: Tx, order: store.OrderRow, context: MailContext) => Promise<Failure | undefined>,
  ): Promise<Order | Failure> {
    const settings = await carts.settingsOf(site);
    try {
      return await db.site(site.id, async (tx) => {
        const order = await store.findOrder(tx, id, true);
        if (!order || order.number === null) return fail('notFound');
        const refusal = await work(tx, order, await contextOf(tx, site, settings));
        if (refusal) throw refusal;
        await recordAction(tx, { siteId: site.id, accountId, action, detail: { id, number: order.number } });
        return readOne(tx, id, settings);
      });
    } catch (error) {
      if (error instanceof Failure) return error;
      throw error;
    } finally {
      sites.forget(site.id);
    }
  }

  async function tellBuyer(
    tx: Tx,
    context: MailContext,
    order: store.OrderRow,
    kind: BuyerMail,
    rows: readonly { title: string; value: string }[] = [],
  ): Promise<void> {
    const url = context.baseUrl + (await links.pathOf(context.siteId, order.id));
    await mails.toBuyer(tx, context, order, { kind, url, rows });
  }

  /** Money goes back once for each key: first at the provider, then in our books. */
  async function giveBack(
    actor: OrderActor,
    id: string,
    key: string,
    cents: number,
  ): Promise<store.OrderRow | Failure> {
    const order = await db.readSite(actor.site.id, (tx) => store.findOrder(tx, id));
    if (!order || order.number === null) return fail('notFound');
    if (!order.isPaid || cents > order.totalCents) return fail('refundTooHigh');
    if (order.payWay !== 'card' || order.paymentId === null) return order;
    const isDone = await payments.refund(actor.site.id, order.paymentId, {
      key: `${actor.site.id}:${id}:${key}`,
      amount: toCents(cents),
    });
    return isDone ? order : fail('refundTooHigh');
  }

  /** False when this refund was written down before. */
  async function noteRefund(
    tx: Tx,
    actor: OrderActor,
    order: store.OrderRow,
    refund: { key: string; cents: number; reason: string },
  ): Promise<boolean | Failure> {
    const { site, accountId } = actor;
    const isNew = await store.insertEvents(tx, site.id, order.id, [
      {
        id: eventIdOf(order.id, refund.key),
        kind: 'refunded',
        detail: { cents: refund.cents, reason: refund.reason },
        accountId,
        at: now(),
      },
    ]);
    if (!isNew) return false;
    const refundedCents = order.refundedCents + refund.cents;
    if (refundedCents > order.totalCents) return fail('refundTooHigh');
    const isWhole = refundedCents === order.totalCents;
    await store.updateOrder(tx, order.id, {
      refundedCents,
      ...(isWhole && mayBecome(order.state, 'REFUNDED') && { state: 'REFUNDED' as const }),
    });
    await store.post(
      tx,
      { siteId: site.id, orderId: order.id, currency: order.currency, at: now() },
      { payments: -refund.cents, refunds: refund.cents },
    );
    return true;
  }

  async function restock(tx: Tx, actor: OrderActor, order: store.OrderRow): Promise<void> {
    const { site, accountId } = actor;
    const isNew = await store.insertEvents(tx, site.id, order.id, [
      { id: eventIdOf(order.id, 'restock'), kind: 'restocked', accountId, at: new Date(now().getTime() + 2) },
    ]);
    // What lies on the shelf again cannot be put back there a second time.
    if (isNew)
      await stock.putBack(tx, site.id, {
        orderId: order.id,
        lines: lifecycle.linesOf(order),
        reason: 'restock',
        accountId,
      });
  }

  return {
    lifecycle,
    links,
    contextOf,
    previewMail: (settings: Settings, kind: OrderMail, baseUrl: string) =>
      mails.preview(settings, kind, baseUrl),
    insert: store.insertOrder,
    listHeldUntil: store.listHeldUntil,

    /** Tells the owner of what has just become scarce. */
    async warnOfLowStock(
      tx: Tx,
      { site, settings }: { site: Site; settings: Settings },
      scarce: readonly { title: string; left: number }[],
    ): Promise<void> {
      if (scarce.length > 0) await mails.lowStock(tx, await contextOf(tx, site, settings), scarce);
    },

    /** For the page of an order; those that came to nothing have none. */
    downloads: deps.downloads,

    async forBuyer(site: Site, id: string) {
      const row = await db.readSite(site.id, (tx) => store.findOrder(tx, id));
      return row && row.state !== 'FAILED' ? row : undefined;
    },

    async list(siteId: string, filters: OrderFilters) {
      const [placedAt, id] = filters.before?.split('_') ?? [];
      return db.readSite(siteId, async (tx) => {
        const rows = await store.listOrders(tx, {
          ...filterOf(filters),
          ...(placedAt !== undefined && id !== undefined && { before: { placedAt: new Date(placedAt), id } }),
          limit: PAGE + 1,
        });
        const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
        return {
          orders: rows.slice(0, PAGE).flatMap((row) => toEntry(row) ?? []),
          pending: await store.countState(tx, 'PENDING'),
          next: last?.placedAt ? `${last.placedAt.toISOString()}_${last.id}` : null,
        };
      });
    },

    async read(site: Site, id: string): Promise<Order | Failure> {
      const settings = await carts.settingsOf(site);
      return db.readSite(site.id, (tx) => readOne(tx, id, settings));
    },

    fulfil: (actor: OrderActor, id: string, input: store.Tracking & { isMailed: boolean }) =>
      change(actor, id, 'order.fulfil', async (tx, order, context) => {
        if (!mayBecome(order.state, 'FULFILLED')) return fail('orderState');
        const { isMailed, ...tracking } = input;
        const words = [tracking.carrier, tracking.number].filter((part) => part !== '').join(' ');
        await store.updateOrder(tx, id, { state: 'FULFILLED', tracking });
        await store.insertEvents(tx, actor.site.id, id, [
          { kind: 'fulfilled', detail: { tracking: words }, accountId: actor.accountId, at: now() },
        ]);
        const rows = [words, tracking.url].filter((part) => part !== '').join('\n');
        if (isMailed)
          await tellBuyer(
            tx,
            context,
            order,
            'fulfilled',
            rows === '' ? [] : [{ title: 'Tracking', value: rows }],
          );
        return undefined;
      }),

    async refund(
      actor: OrderActor,
      id: string,
      input: { key: string; cents: number; reason: string; restock: boolean; isMailed: boolean },
    ): Promise<Order | Failure> {
      const given = await giveBack(actor, id, input.key, input.cents);
      if (given instanceof Failure) return given;
      return change(actor, id, 'order.refund', async (tx, order, context) => {
        const noted = await noteRefund(tx, actor, order, input);
        if (noted instanceof Failure) return noted;
        if (!noted) return undefined;
        if (input.restock) await restock(tx, actor, order);
        const value = formatMoney({
          cents: toCents(input.cents),
          currency: order.currency,
          locale: localeOf(context.settings.site),
        });
        if (input.isMailed) await tellBuyer(tx, context, order, 'refunded', [{ title: 'Given back', value }]);
        return undefined;
      });
    },

    async cancel(
      actor: OrderActor,
      id: string,
      input: { restock: boolean; isMailed: boolean },
    ): Promise<Order | Failure> {
      const before = await db.readSite(actor.site.id, (tx) => store.findOrder(tx, id));
      if (!before || before.number === null) return fail('notFound');
      if (!mayBecome(before.state, 'CANCELED')) return fail('orderState');
      const cents = before.isPaid ? before.totalCents - before.refundedCents : 0;
      const key = `cancel-${before.refundedCents}`;
      const given = cents > 0 ? await giveBack(actor, id, key, cents) : before;
      if (given instanceof Failure) return given;
      return change(actor, id, 'order.cancel', async (tx, order, context) => {
        if (!mayBecome(order.state, 'CANCELED')) return fail('orderState');
        const noted = cents > 0 ? await noteRefund(tx, actor, order, { key, cents, reason: '' }) : true;
        if (noted instanceof Failure) return noted;
        await store.updateOrder(tx, id, { state: 'CANCELED' });
        await store.insertEvents(tx, actor.site.id, id, [
          { kind: 'canceled', accountId: actor.accountId, at: new Date(now().getTime() + 1) },
        ]);
        if (input.restock) await restock(tx, actor, order);
        if (input.isMailed) await tellBuyer(tx, context, order, 'canceled');
        return undefined;
      });
    },

    markPaid: (actor: OrderActor, id: string) =>
      change(actor, id, 'order.paid', async (tx, order) => {
        if (order.isPaid || order.state === 'CANCELED') return fail('orderState');
        await store.updateOrder(tx, id, { isPaid: true });
        await store.insertEvents(tx, actor.site.id, id, [
          { kind: 'markedPaid', accountId: actor.accountId, at: now() },
        ]);
        await lifecycle.noteMoney(tx, actor.site.id, order);
        return undefined;
      }),

    annotate: (actor: OrderActor, id: string, note: string) =>
      change(actor, id, 'order.note', async (tx) => {
        await store.insertEvents(tx, actor.site.id, id, [
          { kind: 'note', detail: { note }, accountId: actor.accountId, at: now() },
        ]);
        return undefined;
      }),

    resend: (actor: OrderActor, id: string) =>
      change(actor, id, 'order.mail', async (tx, order, context) => {
        await tellBuyer(tx, context, order, 'confirmed');
        await store.insertEvents(tx, actor.site.id, id, [
          { kind: 'mailed', accountId: actor.accountId, at: now() },
        ]);
        return undefined;
      }),

    /** A row for each line; the sums of an order stand on its first one. */
    async export(siteId: string, filters: OrderFilters): Promise<string> {
      const rows = await db.readSite(siteId, (tx) =>
        store.listOrders(tx, { ...filterOf(filters), limit: EXPORTED }),
      );
      const header = [
        'Order',
        'Placed',
        'State',
        'Paid',
        'Name',
        'E-mail',
        'Currency',
        'Product',
        'Options',
        'SKU',
        'Quantity',
        'Unit price',
        'Line total',
        'Discount',
        'Shipping',
        'Tax',
        'Tax included',
        'Total',
        'Refunded',
        'Country',
        'Postcode',
      ];
      return toCsv([header, ...rows.flatMap(csvRows)]);
    },
  };
}

export type Orders = Awaited<ReturnType<typeof makeOrders>>;

function filterOf({ words = '', state, paid, since, until }: OrderFilters) {
  return {
    words,
    state,
    isPaid: paid === undefined ? undefined : paid === 'yes',
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
  };
}

function toEntry(row: store.OrderRow): OrderEntry | undefined {
  if (row.number === null || row.placedAt === null) return undefined;
  return {
    id: row.id,
    number: row.number,
    state: row.state as ListedState,
    isPaid: row.isPaid,
    email: row.email,
    name: row.name,
    currency: row.currency,
    totalCents: row.totalCents,
    refundedCents: row.refundedCents,
    quantity: row.snapshot.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    placedAt: row.placedAt.toISOString(),
  };
}

/** The same key of the same order is the same event. */
function eventIdOf(orderId: string, key: string): string {
  return createHash('sha256').update(`${orderId}:${key}`).digest('hex').slice(0, 24);
}

function csvRows(row: store.OrderRow): string[][] {
  const digits = fractionDigitsOf(row.currency);
  const amount = (cents: number) => (cents / 10 ** digits).toFixed(digits);
  const { snapshot } = row;
  return snapshot.lines.map((line, index) => [
    String(row.number ?? ''),
    row.placedAt?.toISOString() ?? '',
    row.state,
    row.isPaid ? 'yes' : 'no',
    row.name,
    row.email,
    row.currency,
    line.title,
    [
      ...line.optionValues.map(({ optionName, value }) => `${optionName}: ${value}`),
      ...(line.addOns ?? []).map(({ name }) => `+ ${name}`),
      ...(line.answers ?? []).map(({ rawTitle, value }) => `${rawTitle}: ${value}`),
    ].join(', '),
    line.sku,
    String(line.quantity),
    amount(line.unitPriceCents),
    amount(line.totalCents),
    ...(index === 0
      ? [
          snapshot.discountCents,
          snapshot.shippingCostCents,
          snapshot.taxCents + includedTaxCents(snapshot),
          includedTaxCents(snapshot),
          row.totalCents,
          row.refundedCents,
        ].map(amount)
      : ['', '', '', '', '', '']),
    snapshot.shipping?.country ?? '',
    snapshot.shipping?.postcode ?? '',
  ]);
}
