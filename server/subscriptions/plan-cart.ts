import { planOf } from '#core/commerce/catalogue/subscription-plan.ts';
import type { PayWay } from '#core/commerce/orders/orders.ts';
import { DAY_MS } from '#core/durations.ts';
import { NO_CENTS } from '#core/money/currency.ts';
import { CART_COOKIE_DAYS } from '#core/visitors/cookies.ts';
import type { CartPricing } from '../cart/pricing.ts';
import type { CartRow, Carts } from '../cart/service.ts';
import { contactOf, nameOf } from '../checkout/snapshot.ts';
import type { Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Method } from '../payments/providers/provider.ts';
import type { InShop } from './outcomes.ts';
import type { SubscriptionRow } from './store.ts';

const CART_LIVES_MS = CART_COOKIE_DAYS * DAY_MS;
export const NO_METHOD: Method = { token: '', label: '' };

/** By whom a subscription is paid, and with what. */
export interface Paid {
  provider: string;
  method: Method;
}

/** The carts of subscriptions: one line each, found by a token of their own. */
export function makePlanCarts(deps: { carts: Carts; pricing: CartPricing; now: () => Date }) {
  const { carts, pricing, now } = deps;

  return {
    /** The cart of a token, as long as it can be bought; carts of the ordinary kind are none of ours. */
    async find(tx: Tx, token: string, isLocked = false): Promise<CartRow | undefined> {
      const row = await (isLocked ? carts.findLocked(tx, token) : carts.find(tx, token));
      const isOld = row !== undefined && row.createdAt.getTime() + CART_LIVES_MS <= now().getTime();
      return row && !isOld && row.entries.some(({ isPlan }) => isPlan) ? row : undefined;
    },

    /** The subscription that a cart would become, before it is kept. */
    async draftOf(
      tx: Tx,
      { rules }: InShop,
      row: CartRow,
      paid: Paid & { way: PayWay; customerId: string },
    ): Promise<SubscriptionRow | undefined> {
      const [entry] = row.entries;
      const facts =
        entry && (await pricing.look(tx, { variantIds: [entry.variantId], codes: [], email: '' }));
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
        language: row.language,
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
    },
  };
}

export type PlanCarts = ReturnType<typeof makePlanCarts>;
