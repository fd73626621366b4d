import { subscriptionPlanField, type SubscriptionPlan } from '#core/commerce/catalogue/subscription-plan.ts';
import { DAY_MS } from '#core/durations.ts';
import { counted, type Plain } from '#core/money/testing/plain.ts';
import type { OrderEntry } from '#contract/shop/orders.ts';
import type { MySubscription, PlanCheckout } from '#contract/shop/subscriptions.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { A_CONTACT, GOOD_CARD, type Goods } from '../../testing/a-product.ts';
import { sell } from '../../testing/a-shop.ts';
import type { TestSite, useApp } from '../../testing/app.ts';

type TestApp = ReturnType<typeof useApp>;

/** A clock that a test moves, ahead of the real one: jobs of what is due wait for the real time. */
export function aClock(start: string) {
  let at = new Date(start);
  return {
    now: () => at,
    set: (to: string) => (at = new Date(to)),
    forward: (days: number) => (at = new Date(at.getTime() + days * DAY_MS)),
  };
}

/** Puts a subscription on sale: every month, unless the test says otherwise. */
export const sellPlan = (
  app: TestApp,
  site: TestSite,
  plan: Plain<Partial<SubscriptionPlan>> = {},
  goods: Goods = {},
) =>
  sell(app, site, {
    title: 'Coffee',
    isSubscription: true,
    subscriptionPlan: { ...subscriptionPlanField.initial, ...counted<Partial<SubscriptionPlan>>(plan) },
    ...goods,
  });

export const cardOf = (number: string) => ({ ...GOOD_CARD, number });
export const DECLINES_LATER = cardOf('4000000000000341');
export const ASKS = cardOf('4000000000003220');

/** Somebody at the checkout of a subscription. */
export async function aSubscriber(
  app: TestApp,
  site: TestSite,
  wanted: { variantId: string; quantity?: number },
  email = A_CONTACT.email,
) {
  const browser = aBuyer(app, site);
  const opened = await browser.send('POST', '/api/commerce/subscribe', wanted);
  const { cartToken = '', url = '' } = opened.json() as { cartToken?: string; url?: string };
  const at = `/api/commerce/subscribe/${cartToken}`;
  await browser.send('PUT', `${at}/contact`, { ...A_CONTACT, email });
  return {
    ...browser,
    cartToken,
    url,
    read: async () => (await browser.send('GET', at)).json() as unknown as PlanCheckout,
    async subscribe(method: Record<string, string> = GOOD_CARD, way = 'card', more: object = {}) {
      const { cart } = (await browser.send('GET', at)).json() as unknown as PlanCheckout;
      return browser.send('POST', `${at}/place`, { quote: cart.quote, way, method, ...more });
    },
    confirm: (isApproved: boolean) => browser.send('POST', `${at}/confirm`, { isApproved }),
  };
}

/** What the link to a subscription leads to. */
export async function byLink(app: TestApp, site: TestSite, url: string) {
  const [, id = '', token = ''] = /\/commerce\/subscription\/(\w+)\?token=([\w-]+)/.exec(url) ?? [];
  const at = `/api/commerce/subscription/${id}`;
  return {
    id,
    token,
    read: async () =>
      (await app.call('GET', `${at}?token=${token}`, { host: site.host })).json() as unknown as {
        subscription: MySubscription;
        dueCents: number | null;
      },
    setCard: (method: Record<string, string>) =>
      app.call('PUT', `${at}/card`, { host: site.host, body: { token, method } }),
  };
}

/** The owner, logged in at the time that it is now. */
export const ownerOf = (app: TestApp, site: TestSite) => app.signIn(site.ownerId, site.host, site.id);

/** Orders that stand, newest first. */
export const ordersOf = async (app: TestApp, site: TestSite) =>
  (await app.call('GET', '/api/commerce/orders', { as: await ownerOf(app, site) })).json()[
    'orders'
  ] as OrderEntry[];

/** What they came to, in their order. */
export const totalsOf = async (app: TestApp, site: TestSite) =>
  (await ordersOf(app, site)).map(({ totalCents }) => totalCents).reverse();
