import { expect, test } from 'vitest';
import type { OrderEntry } from '#contract/shop/orders.ts';
import { at, block, type Template } from '#site/templates/template.ts';
import { aPicture, useFiles } from '../assets/testing/files.ts';
import { aClock, aSubscriber, ownerOf, sellPlan } from '../subscriptions/testing/a-subscriber.ts';
import { ADA, aCustomer } from '../testing/a-customer.ts';
import { sell } from '../testing/a-shop.ts';
import { useApp } from '../testing/app.ts';
import { smallTemplate } from '../testing/small-template.ts';

const START = '2027-05-01T10:00:00Z';
const clock = aClock(START);
const app = useApp({ now: clock.now });
const { call } = app;
const files = useFiles(app);

const AREA = 'thecircleoftheseletters0';
const SECRET = 'zinnober';
const FILE = '/s/recipe.txt';
const words = [{ blocks: [block('text', at(1, 24), { text: `text:${SECRET} [Recipe](${FILE})` })] }];
const template: Template = {
  ...smallTemplate,
  settings: {},
  pages: [...smallTemplate.pages, { title: 'Vault', path: '/vault', description: '', sections: words }],
  collections: [
    {
      kind: 'blog',
      title: 'Letters',
      path: '/letters',
      items: [
        {
          title: 'First',
          slug: 'first',
          publishAt: '2026-01-01T00:00:00.000Z',
          values: { excerpt: SECRET },
          sections: words,
        },
      ],
    },
  ],
  files: [{ name: 'recipe.txt', make: () => Buffer.from(SECRET) }],
  memberAreas: [{ id: AREA, name: 'Circle', words: '', pages: ['/vault', '/letters'], products: [] }],
};

/** Somebody with access to everything of a paid area, and what they get at each of its addresses. */
async function aMember(product: 'plan' | 'once') {
  clock.set(START);
  const site = await app.aSite(template);
  const sold = product === 'plan' ? await sellPlan(app, site) : await sell(app, site);
  const owner = async (method: 'GET' | 'PUT' | 'POST', path: string, body?: object) =>
    call(method, path, { as: await ownerOf(app, site), ...(body && { body }) });
  await owner('PUT', `/api/commerce/member-areas/${AREA}`, { products: [sold.product.id] });
  const customer = await aCustomer(app, site);
  if (product === 'plan')
    expect((await (await aSubscriber(app, site, sold, ADA.email)).subscribe()).status).toBe(200);
  else expect((await customer.place((await customer.fill(sold.variantId)).quote)).status).toBe(200);
  const picture = await aMembersPicture(site);

  const cookie = () => [...customer.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const bytes = async (path: string, more = {}) => {
    const answer = await files.bytes(site, path, { cookie: cookie(), ...more });
    return answer.status;
  };
  const etag = String((await files.bytes(site, FILE, { cookie: cookie() })).headers['etag']);
  const page = async (path: string) => {
    const answer = await customer.send('GET', path);
    // Nothing of it is kept on the way, so no copy outlives the access.
    expect(answer.headers['cache-control']).toBe('private, no-store');
    return answer.body.includes(SECRET) ? 200 : answer.status;
  };
  const mailed = async () => {
    const { areas } = (await owner('GET', '/api/newsletter/lists')).json() as {
      areas: { mailed: number }[];
    };
    return areas[0]?.mailed;
  };
  const everything = async () => ({
    page: await page('/vault'),
    list: await page('/letters'),
    item: await page('/letters/first'),
    feed: await page('/letters/feed.xml'),
    file: await bytes(FILE),
    'part of the file': await bytes(FILE, { range: 'bytes=0-3' }),
    'the file from an old cache': await bytes(FILE, { 'if-none-match': etag }),
    picture: await bytes(picture),
    found: (await customer.send('GET', '/search?q=first')).body.includes('/letters/first'),
    mailed: await mailed(),
  });
  return { site, customer, owner, everything };

  async function aMembersPicture({ owner: as }: typeof site): Promise<string> {
    const { src } = await files.added(site, 'Jar.jpg', await aPicture({ width: 40, height: 20 }));
    const { documents } = (await call('GET', '/api/content/documents?kind=page', { as })).json() as {
      documents: { id: string; path: string }[];
    };
    const path = `/api/content/documents/${documents.find((each) => each.path === '/vault')?.id ?? ''}`;
    const { revision, body } = (await call('GET', path, { as })).json();
    const shareImage = { src, alt: '', width: 40, height: 20, focalPoint: { x: 0.5, y: 0.5 } };
    await call('PUT', path, { as, body: { base: revision, body: { ...(body as object), shareImage } } });
    await call('POST', '/api/content/publish', { as, body: {} });
    return src;
  }
}

const OPEN = {
  page: 200,
  list: 200,
  item: 200,
  feed: 200,
  file: 200,
  'part of the file': 206,
  'the file from an old cache': 304,
  picture: 200,
  found: false,
  mailed: 1,
};
const CLOSED = {
  page: 401,
  list: 401,
  item: 401,
  feed: 401,
  file: 403,
  'part of the file': 403,
  'the file from an old cache': 403,
  picture: 403,
  found: false,
  mailed: 0,
};

type Member = Awaited<ReturnType<typeof aMember>>;

const change = async ({ customer }: Member, action: string) => {
  const { subscriptions } = (await customer.send('GET', '/api/site-users/subscriptions')).json() as {
    subscriptions: { id: string }[];
  };
  const at = `/api/site-users/subscriptions/${subscriptions[0]?.id ?? ''}/change`;
  expect((await customer.send('POST', at, { action })).status).toBe(200);
};
const orderOf = async ({ owner }: Member) =>
  ((await owner('GET', '/api/commerce/orders')).json()['orders'] as OrderEntry[])[0];

test.each<[string, 'plan' | 'once', (member: Member) => Promise<unknown>]>([
  ['their subscription is cancelled', 'plan', (member) => change(member, 'cancelNow')],
  ['their subscription is paused', 'plan', (member) => change(member, 'pause')],
  [
    'the period ends that was paid, before any job has looked at it',
    'plan',
    async (member) => {
      await change(member, 'cancelAtEnd');
      await member.customer.enter('session', { ...ADA, rememberMe: true });
      clock.set('2027-06-01T09:59:59.999Z');
      await member.customer.enter('session', { ...ADA, rememberMe: true });
      expect(await member.everything()).toEqual(OPEN);
      clock.set('2027-06-01T10:00:00Z');
    },
  ],
  [
    'the shop cancels it',
    'plan',
    async ({ owner }) => {
      const { subscriptions } = (await owner('GET', '/api/commerce/subscriptions')).json() as {
        subscriptions: { id: string }[];
      };
      const at = `/api/commerce/subscriptions/${subscriptions[0]?.id ?? ''}/change`;
      expect((await owner('POST', at, { action: 'cancelNow' })).status).toBe(200);
    },
  ],
  [
    'their order is refunded',
    'once',
    async (member) => {
      const order = await orderOf(member);
      const body = {
        key: 'refund-once',
        cents: order?.totalCents,
        reason: '',
        restock: false,
        isMailed: false,
      };
      const at = `/api/commerce/orders/${order?.id ?? ''}/refund`;
      expect((await member.owner('POST', at, body)).status).toBe(200);
    },
  ],
  [
    'their order is canceled',
    'once',
    async (member) => {
      const at = `/api/commerce/orders/${(await orderOf(member))?.id ?? ''}/cancel`;
      expect((await member.owner('POST', at, { restock: true, isMailed: false })).status).toBe(200);
    },
  ],
  [
    'the area is for something else',
    'once',
    async ({ owner, site }) => {
      const { product } = await sell(app, site, { title: 'Gold', slug: 'gold' });
      await owner('PUT', `/api/commerce/member-areas/${AREA}`, { products: [product.id] });
    },
  ],
  [
    'they are blocked',
    'once',
    async ({ owner }) => {
      const { customers } = (await owner('GET', '/api/commerce/customers')).json() as {
        customers: { id: string }[];
      };
      const at = `/api/commerce/customers/${customers[0]?.id ?? ''}/block`;
      expect((await owner('PUT', at, { isBlocked: true })).status).toBe(200);
    },
  ],
])('everything of an area closes with the same breath when %s', async (_, product, lose) => {
  const member = await aMember(product);
  await expect.poll(member.everything, { timeout: 15_000 }).toEqual(OPEN);
  await lose(member);
  expect(await member.everything()).toEqual(CLOSED);
});
