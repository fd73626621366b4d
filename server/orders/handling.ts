import { mayBecome } from '#core/commerce/orders/orders.ts';
import { fail } from '#contract/errors.ts';
import type { OrderActor, OrderChanging } from './changing.ts';
import type { PlanReviewRequest } from '../reviews/planning.ts';
import type { Lifecycle } from './lifecycle.ts';
import { startsLater } from './starting.ts';
import * as store from './store.ts';

/** What an owner does with an order on its way to the buyer. */
export function makeOrderHandling(deps: {
  changing: OrderChanging;
  lifecycle: Lifecycle;
  planReviewRequest: PlanReviewRequest;
  now: () => Date;
}) {
  const { lifecycle, planReviewRequest, now } = deps;
  const { change, tellBuyer } = deps.changing;
  return {
    fulfil: (actor: OrderActor, id: string, input: store.Tracking & { isMailed: boolean }) =>
      change(actor, id, 'order.fulfil', async (tx, order, context) => {
        if (!mayBecome(order.state, 'FULFILLED')) return fail('orderState');
        if (startsLater(order, now())) return fail('startsLater');
        const { isMailed, ...tracking } = input;
        const words = [tracking.carrier, tracking.number].filter((part) => part !== '').join(' ');
        await store.updateOrder(tx, id, { state: 'FULFILLED', tracking });
        await store.insertEvents(tx, actor.site.id, id, [
          { kind: 'fulfilled', detail: { tracking: words }, accountId: actor.accountId, at: now() },
        ]);
        await planReviewRequest(tx, { siteId: actor.site.id, orderId: id, settings: context.settings });
        if (isMailed) await tellBuyer(tx, context, order, { kind: 'fulfilled', tracking });
        return undefined;
      }),

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
        await tellBuyer(tx, context, order, { kind: 'confirmed' });
        await store.insertEvents(tx, actor.site.id, id, [
          { kind: 'mailed', accountId: actor.accountId, at: now() },
        ]);
        return undefined;
      }),
  };
}
