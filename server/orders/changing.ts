import { createHash } from 'node:crypto';
import type { AuditAction } from '#core/activity/actions.ts';
import type { Settings } from '#core/settings/groups.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Order } from '#contract/shop/orders.ts';
import { recordAction } from '../audit.ts';
import type { Carts } from '../cart/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import type { Sites } from '../sites/service.ts';
import type { OrdersOfCustomers } from './customers.ts';
import type { BuyerNews, MailContext, OrderMails } from './mails.ts';
import type { OrderLinks } from './pages.ts';
import { readOrder } from './reading.ts';
import * as store from './store.ts';

export interface OrderActor {
  site: Site;
  accountId: string;
}

export interface ChangingDeps {
  db: Database;
  sites: Sites;
  carts: Carts;
  mails: OrderMails;
  links: OrderLinks;
}

/** How every change of an order is made: locked, written down, and with its buyer told. */
export function makeOrderChanging(deps: ChangingDeps & { ofCustomers: OrdersOfCustomers }) {
  const { db, sites, carts, mails, links, ofCustomers } = deps;

  const contextOf = async (tx: Tx, site: Site, settings: Settings): Promise<MailContext> => ({
    siteId: site.id,
    baseUrl: sites.publicUrlOf(site),
    baseUrlIn: (language) => sites.publicUrlOf(site, language),
    settings,
    settingsIn: async (language) => (await carts.rulesOf(site, language)).settings,
    ownerEmail: settings.store.orderEmail === '' ? await store.ownerEmail(tx) : '',
  });

  return {
    contextOf,

    /** One change of an order, locked while it is made, with a line in the activity log. */
    async change(
      this: void,
      { site, accountId }: OrderActor,
      id: string,
      action: AuditAction,
      work: (tx: Tx, order: store.OrderRow, context: MailContext) => Promise<Failure | undefined>,
    ): Promise<Order | Failure> {
      const settings = await carts.settingsOf(site);
      try {
        return await unlessRefused(db.site, site.id, async (tx) => {
          const order = await store.lockOrder(tx, id);
          if (!order || order.number === null) return fail('notFound');
          const refusal = await work(tx, order, await contextOf(tx, site, settings));
          if (refusal) return refusal;
          if (order.customerId !== null) await ofCustomers.countAgain(tx, order.customerId);
          const detail = { id, number: order.number };
          await recordAction(tx, { siteId: site.id, accountId, action, detail });
          return readOrder(tx, id, settings);
        });
      } finally {
        sites.forget(site.id);
      }
    },

    async tellBuyer(
      this: void,
      tx: Tx,
      context: MailContext,
      order: store.OrderRow,
      news: BuyerNews,
    ): Promise<void> {
      const path = await links.pathOf(context.siteId, order.id);
      await mails.toBuyer(tx, context, order, { ...news, path });
    },
  };
}

export type OrderChanging = ReturnType<typeof makeOrderChanging>;

/** The same key of the same order is the same event. */
export function eventIdOf(orderId: string, key: string): string {
  return createHash('sha256').update(`${orderId}:${key}`).digest('hex').slice(0, 24);
}
