import type { Settings } from '#core/settings/groups.ts';
import type { Tx } from '../database/database.ts';
import { forEachBeside, makeTogether } from '../database/gathering.ts';
import type { Discounts } from '../discounts/service.ts';
import type { Site } from '../http/context.ts';
import type { GiftCards } from '../gift-cards/service.ts';
import type { Jobs } from '../jobs.ts';
import type { Payments } from '../payments/service.ts';
import type { Stock } from '../products/stock.ts';
import type { PlanReviewRequest } from '../reviews/planning.ts';
import { eventIdOf, makeOrderChanging, type ChangingDeps } from './changing.ts';
import { makeOrdersOfCustomers, type CustomerBook } from './customers.ts';
import type { Downloads } from './downloads.ts';
import { makeOrderHandling } from './handling.ts';
import { makeLifecycle, SEND_ORDER_MAILS } from './lifecycle.ts';
import type { MailContext } from './mails.ts';
import { makeOrderReading } from './reading.ts';
import { makeRefunds } from './refunds.ts';
import * as store from './store.ts';

export type { OrderActor } from './changing.ts';

/** Few: while their mails are drawn this node does nothing else, and some buyer may hold the goods that others want. */
const TOLD_TOGETHER = { lanes: 1, atMost: 4, isJob: true };

export async function makeOrders(
  deps: ChangingDeps & {
    jobs: Jobs;
    discounts: Discounts;
    giftCards: GiftCards;
    stock: Stock;
    payments: Payments;
    downloads: Downloads;
    book: CustomerBook;
    planReviewRequest: PlanReviewRequest;
    now: () => Date;
  },
) {
  const { db, jobs, sites, carts, mails, links, downloads, now } = deps;
  const lifecycle = makeLifecycle(deps);
  const ofCustomers = makeOrdersOfCustomers(deps);
  const changing = makeOrderChanging({ ...deps, ofCustomers });

  /** Written down in the transaction that sends them, so that a job that runs twice tells nobody twice. */
  async function tellBothSides(tx: Tx, context: MailContext, order: store.OrderRow): Promise<void> {
    const { siteId } = context;
    const event = { id: eventIdOf(order.id, 'mails'), kind: 'mailed' as const, at: now() };
    if (!(await store.insertEventOnce(tx, siteId, order.id, event))) return;
    // Not while the order was placed, when goods were locked.
    await ofCustomers.noteCustomer(tx, siteId, order);
    await mails.toBuyer(tx, context, order, {
      kind: 'confirmed',
      path: await links.pathOf(siteId, order.id),
    });
    await mails.toOwner(tx, context, order);
  }

  // The end of these jobs is written behind it in the same log, and waits for the disk: what is lost is done again.
  const tellTogether = makeTogether<string, unknown>(async (siteId, ids) => {
    const site = await sites.find(siteId);
    if (!site) return [];
    const settings = await carts.settingsOf(site);
    return db.siteGathered(siteId, async (tx) => {
      const [found, context] = await Promise.all([
        store.findOrders(tx, ids),
        changing.contextOf(tx, site, settings),
      ]);
      return forEachBeside(found, (order) => tellBothSides(tx, context, order));
    });
  }, TOLD_TOGETHER);

  await jobs.handle(
    SEND_ORDER_MAILS,
    async ({ siteId = '', orderId = '' }) => void (await tellTogether(siteId, orderId)),
    { isBeside: true },
  );

  return {
    ...makeOrderReading(deps),
    ...ofCustomers,
    ...makeOrderHandling({ ...deps, changing, lifecycle }),
    ...makeRefunds({ ...deps, changing }),
    lifecycle,
    links,
    downloads,
    insert: store.insertOrder,
    listHeldUntil: store.listHeldUntil,
    previewMail: (...about: Parameters<typeof mails.preview>) => mails.preview(...about),

    isFulfilled: async (tx: Tx, id: string) => (await store.findOrder(tx, id))?.state === 'FULFILLED',

    /** Not for orders that came to nothing meanwhile. */
    async askForReview(
      tx: Tx,
      about: { site: Site; settings: Settings; orderId: string; path: string },
    ): Promise<void> {
      const { site, settings, orderId, path } = about;
      const order = await store.findOrder(tx, orderId);
      if (order?.state !== 'FULFILLED') return;
      const context = await changing.contextOf(tx, site, settings);
      await mails.toBuyer(tx, context, order, { kind: 'review', path });
    },

    /** Tells the owner of what has just become scarce. */
    async warnOfLowStock(
      tx: Tx,
      { site, settings }: { site: Site; settings: Settings },
      scarce: readonly { title: string; left: number }[],
    ): Promise<void> {
      if (scarce.length > 0) await mails.lowStock(tx, await changing.contextOf(tx, site, settings), scarce);
    },
  };
}

export type Orders = Awaited<ReturnType<typeof makeOrders>>;
