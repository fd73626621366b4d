import { actionsFor, type SubscriptionAction } from '#core/subscriptions/states.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Subscribed, SubscriptionWish } from '#contract/shop/subscriptions.ts';
import { recordAction } from '../audit.ts';
import type { CartPricing } from '../cart/pricing.ts';
import type { Tx } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import { saveMethod } from '../payments/save-method.ts';
import type { Payment } from '../payments/service.ts';
import { makeActs, type Changer } from './acts.ts';
import type { Renewal, RenewalDeps } from './renewal.ts';
import * as store from './store.ts';
import type { SubscriptionRow } from './store.ts';
import type { Subscribing } from './subscribing.ts';

export const factsOf = (row: SubscriptionRow) => ({
  state: row.state,
  isShipped: row.type === 'PHYSICAL',
  isCard: row.payWay === 'card',
  isPrepaid: row.plan.prepaidCycles > 1,
});

/** What customers and owners do with a subscription. */
export function makeChanging(
  deps: RenewalDeps & { pricing: CartPricing; renewal: Renewal; subscribing: Subscribing },
) {
  const { db, payments, attempting, outcomes, renewal, subscribing, now } = deps;

  const carryOut = makeActs(deps);

  const noteCard = (tx: Tx, row: SubscriptionRow, by: Changer, words: string) =>
    store.note(tx, row, { kind: 'card', words, accountId: by.accountId, at: now() });

  /** The subscription, if it is theirs and this can be done to it now. */
  async function lockFor(
    tx: Tx,
    by: Changer,
    id: string,
    action: SubscriptionAction,
  ): Promise<SubscriptionRow | Failure> {
    const row = await store.lock(tx, id);
    const isTheirs = by.customerId === undefined || row?.customerId === by.customerId;
    if (!row || !isTheirs || row.state === 'awaiting' || row.state === 'failed') return fail('notFound');
    // What a payment under way comes to decides what can be changed.
    if (row.attempt) return fail('subscriptionBusy');
    return actionsFor(factsOf(row)).includes(action) ? row : fail('subscriptionState');
  }

  return {
    async change(by: Changer, id: string, wish: SubscriptionWish): Promise<{ ok: true } | Failure> {
      const shop = await renewal.shopOf(by.site.id);
      if (!shop) return fail('notFound');
      return unlessRefused<{ ok: true }>(db.site, by.site.id, async (tx) => {
        const row = await lockFor(tx, by, id, wish.action);
        if (row instanceof Failure) return row;
        const result = await carryOut({ tx, shop, row, by }, wish);
        if (result instanceof Failure) return result;
        const { accountId } = by;
        if (accountId !== null)
          await recordAction(tx, {
            siteId: by.site.id,
            accountId,
            action: 'subscription.change',
            detail: { id, change: wish.action },
          });
        return { ok: true as const };
      });
    },

    /** Another card for everything to come; what is past due is paid with it at once. */
    async setCard(
      by: Changer,
      id: string,
      input: { provider?: string | undefined; method: Readonly<Record<string, string>> },
    ): Promise<Subscribed | Failure> {
      const { site } = by;
      const shop = await renewal.shopOf(site.id);
      const account = await payments.chosen(site, input.provider);
      if (!shop || !account?.kind.can.savedCards) return fail('paymentsClosed');
      const method = await saveMethod(account.provider, input.method, true);
      if (method instanceof Failure) return method;
      const card = { methodToken: method.token, methodLabel: method.label, provider: account.kind.name };
      const due = await unlessRefused<Payment | undefined>(db.site, site.id, async (tx, end) => {
        const row = await lockFor(tx, by, id, 'card');
        if (row instanceof Failure) return row;
        await store.update(tx, id, card);
        await noteCard(tx, row, by, method.label);
        return row.state === 'pastDue'
          ? attempting.attempt(tx, shop, { ...row, ...card }, { end })
          : undefined;
      });
      if (due instanceof Failure) return due;
      if (!due) return subscribing.toSubscribed(site, id, undefined);
      const run = await attempting.run(site, due);
      return subscribing.toSubscribed(site, id, run ?? { ...due, state: 'processing' });
    },

    /** What the customer answered to their bank about a renewal. */
    async confirm(by: Changer, id: string, isApproved: boolean): Promise<Subscribed | Failure> {
      const { site, customerId } = by;
      const open = await db.readSite(site.id, async (tx) => {
        const row = await store.find(tx, id);
        const isTheirs = customerId === undefined || row?.customerId === customerId;
        return row && isTheirs ? attempting.findOpen(tx, id) : undefined;
      });
      if (!open) return fail('subscriptionState');
      return subscribing.toSubscribed(site, id, await payments.confirm(open, isApproved));
    },

    /** A customer whose account goes no longer pays for anything. */
    async leaveCustomer(tx: Tx, customerId: string): Promise<void> {
      for (const row of await store.listRunning(tx, customerId)) {
        await outcomes.earn(tx, row, 1);
        await store.update(tx, row.id, { state: 'cancelled', endedAt: now(), leftMs: null });
        await store.setDue(tx, row, null);
        await store.note(tx, row, { kind: 'cancelled', words: 'The account was deleted.', at: now() });
      }
    },

    moveCustomer: store.moveCustomer,
  };
}
