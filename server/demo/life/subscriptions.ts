import { DAY_MS } from '#core/durations.ts';
import { periodsAfter } from '#core/subscriptions/calendar.ts';
import type { SubscriptionEvent, SubscriptionState } from '#core/subscriptions/states.ts';
import { idIn, bookOrder, bookOf, customerIdOf, type Shop } from './booking.ts';
import type { Purchase } from './purchases.ts';
import type { Good } from './store.ts';

const SUBSCRIBERS: readonly {
  person: number;
  daysAgo: number;
  quantity: number;
  state: SubscriptionState;
}[] = [
  { person: 2, daysAgo: 112, quantity: 1, state: 'active' },
  { person: 6, daysAgo: 101, quantity: 2, state: 'active' },
  { person: 13, daysAgo: 83, quantity: 1, state: 'cancelled' },
  { person: 20, daysAgo: 72, quantity: 1, state: 'active' },
  { person: 10, daysAgo: 47, quantity: 1, state: 'paused' },
  { person: 31, daysAgo: 41, quantity: 1, state: 'active' },
  { person: 24, daysAgo: 19, quantity: 1, state: 'cancelling' },
  { person: 0, daysAgo: 8, quantity: 1, state: 'active' },
];

/** A purchase that begins or goes on with a subscription. */
export interface PlanPurchase extends Purchase {
  begin: (orderId: string) => void;
}

/** Who gets the box every month: each period is an order like any other, and is told to the subscription. */
export function madeUpSubscriptions(shop: Shop, box: Good): PlanPurchase[] {
  const { siteId, settings, people, until, rows } = shop;
  const { plan } = box;
  if (!plan) return [];
  const timeZone = settings.site.timezone;
  return SUBSCRIBERS.flatMap(({ person, daysAgo, quantity, state }, index) => {
    const who = people[person];
    if (!who) return [];
    const id = idIn(siteId, `subscription ${index}`);
    const anchor = new Date(until.getTime() - daysAgo * DAY_MS);
    const endOf = (count: number) => periodsAfter(anchor, plan.billingPeriod, { count, timeZone });
    const hasEnded = state === 'cancelled';
    // Whoever has cancelled had the box twice.
    const most = hasEnded ? 2 : Number.POSITIVE_INFINITY;
    let steps = 1;
    while (steps < most && endOf(steps) <= until) steps += 1;
    const periodEnd = endOf(steps);
    const pausedAt = new Date(until.getTime() - 3 * DAY_MS);
    const note = (kind: SubscriptionEvent, at: Date, orderId: string | null = null) =>
      rows.subscriptionEvents.push({
        siteId,
        id: idIn(siteId, `subscription event ${index} ${kind} ${at.toISOString()}`),
        subscriptionId: id,
        kind,
        orderId,
        at,
      });
    rows.customerSubscriptions.push({
      siteId,
      id,
      cartId: idIn(siteId, `cart box-${index}-1`),
      customerId: customerIdOf(siteId, who),
      email: who.email,
      name: who.name,
      state,
      type: 'PHYSICAL',
      productId: box.productId,
      variantId: box.variantId,
      title: box.title,
      quantity,
      plan,
      unitCents: box.unitCents,
      currency: bookOf(shop).currency,
      contact: { email: who.email, shipping: who.address, billing: null, notes: '', mayRemind: false },
      payWay: 'card',
      provider: 'test',
      methodToken: 'test_card_succeeds',
      methodLabel: 'Test card ending in 4242',
      timeZone,
      anchor,
      steps,
      periodStart: steps === 1 ? anchor : endOf(steps - 1),
      periodEnd,
      cycles: steps,
      paidCycles: steps,
      leftMs: state === 'paused' ? periodEnd.getTime() - pausedAt.getTime() : null,
      createdAt: anchor,
      endedAt: hasEnded ? periodEnd : null,
    });
    if (state === 'active' || state === 'cancelling')
      rows.subscriptionsDue.push({ siteId, subscriptionId: id, dueAt: periodEnd });
    if (state === 'paused') note('paused', pausedAt);
    if (state === 'cancelling') note('cancelPlanned', new Date(until.getTime() - DAY_MS));
    if (hasEnded) note('cancelled', periodEnd);
    return Array.from({ length: steps }, (_, cycle): PlanPurchase => {
      const at = cycle === 0 ? anchor : endOf(cycle);
      return {
        key: `box-${index}-${cycle + 1}`,
        at,
        person,
        lines: [{ good: box, quantity }],
        begin(orderId) {
          note(cycle === 0 ? 'started' : 'renewed', at, orderId);
          rows.subscriptionPeriods.push({
            siteId,
            subscriptionId: id,
            cycle: cycle + 1,
            orderId,
            startsAt: at,
            endsAt: endOf(cycle + 1),
          });
        },
      };
    });
  });
}

/** All of them one after the other, so that numbers follow the days. */
export function bookAll(shop: Shop, purchases: readonly Purchase[], plans: readonly PlanPurchase[]): void {
  const begins = new Map<Purchase, PlanPurchase['begin']>(plans.map((plan) => [plan, plan.begin]));
  for (const purchase of [...purchases, ...plans].toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const begin = begins.get(purchase);
    const orderId = bookOrder(shop, purchase, { isPlan: begin !== undefined });
    begin?.(orderId);
  }
}
