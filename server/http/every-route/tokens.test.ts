import { beforeAll, expect, test } from 'vitest';
import { newSecret } from '../../secrets/secrets.ts';
import { aSubscriber, sellPlan } from '../../subscriptions/testing/a-subscriber.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { GOOD_CARD } from '../../testing/a-product.ts';
import { sell } from '../../testing/a-shop.ts';
import { useApp, type Reply, type TestSite } from '../../testing/app.ts';

const REFUSED = [400, 404];
const kit = useApp({ proxies: 1 });
let networks = 0;
/** From a network of its own: what is refused here must not be the limit of calls. */
const call = (...[method, url, init]: Parameters<typeof kit.call>): Promise<Reply> =>
  kit.call(method, url, {
    ...init,
    headers: { 'x-forwarded-for': `10.4.${(networks += 1) >> 8}.${networks & 255}`, ...init?.headers },
  });

/** Something that is open to whoever holds its token: what it is, the token, and how it is asked for. */
interface Thing {
  token: string;
  ask: (token: string, host: string) => Promise<Reply>;
}

const wordsOf = (url: unknown) => {
  const { pathname, searchParams } = new URL(String(url), 'http://host.invalid');
  return { pathname, token: searchParams.get('token') ?? '' };
};
const get = (path: string) => (token: string, host: string) =>
  call('GET', `${path}?token=${encodeURIComponent(token)}`, { host });

async function anOrder(site: TestSite): Promise<Thing> {
  const { variantId } = await sell(kit, site);
  const buyer = aBuyer(kit, site);
  const placed = await buyer.place((await buyer.fill(variantId)).quote);
  const { pathname, token } = wordsOf(placed.json().url);
  return { token, ask: get(pathname) };
}

async function aDonation(site: TestSite): Promise<Thing & { id: string }> {
  const made = await call('POST', '/api/commerce/donation-pages', {
    as: site.owner,
    body: { title: 'The roof' },
  });
  const given = await call('POST', '/api/donations', {
    host: site.host,
    body: {
      key: `donation-${newSecret()}`.slice(0, 40),
      pageId: made.json().id,
      amountCents: 2500,
      coversFee: false,
      name: 'Ada',
      email: 'ada@example.com',
      message: '',
      isAnonymous: false,
      method: GOOD_CARD,
    },
  });
  const { id, url } = given.json() as { id: string; url: string };
  const { pathname, token } = wordsOf(url);
  return { id, token, ask: get(pathname) };
}

async function aSubscription(site: TestSite) {
  const { variantId } = await sellPlan(kit, site);
  const subscriber = await aSubscriber(kit, site, { variantId });
  const { cartToken } = subscriber;
  const checkout: Thing = {
    token: cartToken,
    ask: (token, host) => call('GET', `/api/commerce/subscribe/${encodeURIComponent(token)}`, { host }),
  };
  const page: Thing = {
    token: cartToken,
    ask: (token, host) => call('GET', `/checkout/subscribe?cartToken=${encodeURIComponent(token)}`, { host }),
  };
  return { checkout, page, subscriber };
}

/** The link of a subscription, as its page and as what the page asks for. */
async function aSubscriptionLink(site: TestSite): Promise<Thing> {
  const { subscriber } = await aSubscription(site);
  const { url } = (await subscriber.subscribe()).json() as { url: string };
  expect(url).toContain('/commerce/');
  const { rows } = await kit.db.site(site.id, (tx) =>
    tx.$client.query<{ id: string }>('select id from subscriptions order by created_at desc limit 1'),
  );
  const id = rows[0]?.id ?? '';
  const path = await kit.app.services.shop.subscriptions.links.pathOf(site.id, id);
  const { token } = wordsOf(path);
  return { token, ask: get(`/api/commerce/subscription/${id}`) };
}

async function aPreview(site: TestSite): Promise<Thing> {
  const made = await call('POST', '/api/content/previews', { as: site.owner, body: { days: 1 } });
  const url = new URL(String(made.json().url));
  const [[parameter = '', token = ''] = []] = [...url.searchParams];
  return {
    token,
    ask: async (given, host) => {
      const reply = await call('GET', `/?${parameter}=${encodeURIComponent(given)}`, { host });
      // Whoever is let in gets a cookie, and goes on to the page.
      return { ...reply, status: reply.headers['set-cookie'] === undefined ? 404 : 200 };
    },
  };
}

const MAKERS: Readonly<Record<string, (site: TestSite) => Promise<Thing>>> = {
  'the page of an order': anOrder,
  'the page of a donation': aDonation,
  'the checkout of a subscription': async (site) => (await aSubscription(site)).checkout,
  'the checkout page of a subscription': async (site) => (await aSubscription(site)).page,
  'a subscription by its link': aSubscriptionLink,
  'a preview of drafts': aPreview,
};

let [own, other]: TestSite[] = [];
const mine = new Map<string, Thing>();
const theirs = new Map<string, Thing>();

beforeAll(async () => {
  [own, other] = [await kit.aSite(), await kit.aSite()];
  for (const [name, make] of Object.entries(MAKERS)) {
    mine.set(name, await make(own));
    theirs.set(name, await make(other));
  }
}, 60_000);

/** Page and calls of a checkout are opened by the same tokens. */
const isSameKind = (one: string, two: string) =>
  one === two || [one, two].every((each) => each.startsWith('the checkout'));

const changed = (token: string) => token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');

test.each(Object.keys(MAKERS))(
  '%s opens with its own token, on its own site, and no other way',
  async (name) => {
    const thing = mine.get(name);
    if (!thing || !own || !other) throw new Error('nothing was made');
    const { token, ask } = thing;
    expect(token.length).toBeGreaterThan(20);
    const opened = await ask(token, own.host);
    expect(opened.status).toBe(200);
    const nobodys = await ask(newSecret(), own.host);
    expect(REFUSED).toContain(nobodys.status);
    const wrong = [
      '',
      'x',
      '\u0000',
      '../..',
      'x'.repeat(5000),
      changed(token),
      token.toUpperCase(),
      `${token}x`,
      theirs.get(name)?.token ?? '',
      ...[...mine].filter(([each]) => !isSameKind(each, name)).map(([, each]) => each.token),
    ].filter((each) => each !== token);
    for (const each of wrong)
      expect(REFUSED, each.slice(0, 60)).toContain((await ask(each, own.host)).status);
    expect(REFUSED).toContain((await ask(token, other.host)).status);
  },
);

test.each(['/api/donations/ID/confirm', '/api/commerce/subscription/ID/confirm'])(
  '%s says nothing of what is somebody else’s',
  async (path) => {
    if (!own || !other) throw new Error('nothing was made');
    const { id, token } = await aDonation(own);
    for (const [host, secret] of [
      [other.host, token],
      [own.host, 'x'],
      [own.host, theirs.get('the page of a donation')?.token ?? ''],
    ] as const) {
      const body = { token: secret, isApproved: true };
      const { status } = await call('POST', path.replace('ID', id), { host, body });
      expect(REFUSED).toContain(status);
    }
  },
);
