import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { productPath } from '#core/commerce/catalogue/shop-paths.ts';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { ReviewList } from '#core/reviews/review-query.ts';
import type { ReviewEntry } from '#contract/shop/reviews.ts';
import type { OwnerProduct } from '#contract/shop/products.ts';
import { sell, setLive } from '../testing/a-shop.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { aVariant } from '../testing/a-product.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { contextOf } from '../testing/context-of.ts';

/** Today: a job for a day of this clock that is over would run by itself, beside what a test asks for. */
let now = new Date();
const kit = useApp({ now: () => now });
const { call } = kit;
const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const BOUNDARY = 'review-boundary';

/** A form as browsers post it. */
function posted(fields: Readonly<Record<string, string>>, picture?: { name: string; bytes: Buffer }) {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const file = picture && [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="pictures"; filename="${picture.name}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    picture.bytes,
    Buffer.from('\r\n'),
  ];
  return Buffer.concat([...parts, ...(file ?? []), Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

let site: TestSite;
let jam: OwnerProduct;

beforeAll(async () => {
  site = await kit.aSite();
  jam = (await sell(kit, site, { variants: [aVariant({ qtyInStock: 100 })] })).product;
});

/** Buys a jar, has it fulfilled, waits and reads the link in the mail. */
async function aRequest(of = site, product = jam): Promise<string> {
  const buyer = aBuyer(kit, of);
  const cart = await buyer.fill(product.variants[0]?.id ?? '');
  const { url } = (await buyer.place(cart.quote)).json() as { url: string };
  const orderId = /order-confirmed\/([a-z0-9]+)/.exec(url)?.[1] ?? '';
  const fulfilled = await call('POST', `/api/commerce/orders/${orderId}/fulfil`, {
    as: of.owner,
    body: { carrier: '', number: '', url: '', isMailed: false },
  });
  expect(fulfilled.status).toBe(200);
  const today = now;
  later(14);
  await kit.app.services.shop.reviews.ask(of.id);
  // Back again: sessions of owners end sooner.
  now = today;
  const { mails } = (await call('GET', '/api/inbox/mails', { as: of.owner })).json() as {
    mails: { text: string }[];
  };
  const links = mails.flatMap(({ text }) => /reviews-request\?token=(\S+)/.exec(text)?.[1] ?? []);
  return links.find((token) => token.startsWith(orderId)) ?? '';
}

const open = (token: string, host = site.host) => call('GET', `/reviews-request?token=${token}`, { host });

const write = (
  token: string,
  fields: Readonly<Record<string, string>> = {},
  more: { picture?: { name: string; bytes: Buffer }; host?: string; accept?: string } = {},
) =>
  call('POST', '/api/reviews', {
    host: more.host ?? site.host,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      accept: more.accept ?? 'application/json',
    },
    body: posted({ token, line: '0', rating: '5', name: 'Ada B.', text: 'Lovely.', ...fields }, more.picture),
  });

const queue = async (state = 'waiting', of = site) =>
  (await call('GET', `/api/reviews?state=${state}`, { as: of.owner })).json() as unknown as {
    reviews: ReviewEntry[];
    counts: Record<string, number>;
  };
const moderate = (ids: readonly string[], state: string, as = site.owner) =>
  call('POST', '/api/reviews/moderate', { as, body: { ids, state } });
const visit = async (search = '') =>
  (await call('GET', `${productPath(jam.slug)}${search}`, { host: site.host })).body;

test('a buyer is asked some days after the order was fulfilled, once', async () => {
  const token = await aRequest();
  expect(token).not.toBe('');
  await kit.app.services.shop.reviews.ask(site.id);
  const { body } = await call('GET', '/api/inbox/mails', { as: site.owner });
  expect(body.split(`token=${token}`).length - 1).toBe(
    body.split('"to":"ada@example.com"').length > 1 ? 2 : 0,
  );
  const page = await open(token);
  expect(page.status).toBe(200);
  expect(contextOf(page.body).pageType).toBe(209);
  expect(page.body).toContain('Rating (required)');
  expect(page.body).toContain('Ada B.');
  expect(page.body).toContain('data-island="product-reviews"');
  expect(page.headers['cache-control']).toBe('private, no-store');
});

describe('a review', () => {
  test('waits, then stands on the product page and in lists', async () => {
    const token = await aRequest();
    expect(await visit()).not.toContain('id="reviews"');
    const text = 'Lovely <script>alert(1)</script> javascript:alert(2)';
    const answer = await write(token, { text, rating: '4' }, { picture: { name: 'jar.png', bytes: PIXEL } });
    expect(answer.json()).toEqual({
      message: 'Thank you. Your review appears once the shop has approved it.',
    });
    expect(await visit()).not.toContain('id="reviews"');
    const [waiting] = (await queue()).reviews;
    expect(waiting).toMatchObject({ rating: 4, isVerified: true, product: { title: 'Jam' } });
    expect(waiting?.pictures).toHaveLength(1);
    expect((await moderate([waiting?.id ?? ''], 'approved')).json()).toEqual({ changed: 1 });
    const page = await visit();
    expect(page).toContain('Verified purchase');
    expect(page).toContain('Lovely &lt;script&gt;alert(1)&lt;/script&gt; javascript:alert(2)');
    expect(page).not.toContain('href="javascript');
    expect(page).not.toContain('ada@example.com');
    expect(page).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1');
    const shop = await call('GET', '/shop?sort=rated&rating=4', { host: site.host });
    expect(shop.body).toContain('4 out of 5 stars');
    expect((await call('GET', '/shop?rating=4&min=99999', { host: site.host })).body).not.toContain(
      '4 out of 5 stars',
    );
  });

  test('is written once for each line of an order', async () => {
    const token = await aRequest();
    expect((await write(token)).status).toBe(200);
    const again = await write(token);
    expect([again.status, again.json()]).toMatchObject([
      409,
      { error: 'You have already reviewed this purchase' },
    ]);
    expect((await open(token)).body).toContain('You have already reviewed this purchase');
    const results = await Promise.all(
      [aRequest()].map(async (next) => {
        const other = await next;
        return Promise.all([write(other), write(other), write(other)]);
      }),
    );
    expect(
      results
        .flat()
        .map(({ status }) => status)
        .toSorted((a, b) => a - b),
    ).toEqual([200, 409, 409]);
  });

  test('cannot be written with a link that ended after 60 days', async () => {
    const token = await aRequest();
    const today = now;
    later(14 + 59);
    expect((await open(token)).status).toBe(200);
    later(2);
    const page = await open(token);
    expect([page.status, contextOf(page.body).pageType]).toEqual([410, 209]);
    expect(page.body).toContain('Your review request has expired');
    expect((await write(token)).json()).toMatchObject({ error: 'Your review request has expired' });
    now = today;
  });

  test('cannot be written on another site, with a changed token or about another line', async () => {
    const token = await aRequest();
    const other = await kit.aSite();
    expect((await open(token, other.host)).status).toBe(404);
    expect((await write(token, {}, { host: other.host })).status).toBe(404);
    const [, orderId, until, signature] = /^(\w+)-(\d+)-(.+)$/.exec(token) ?? [];
    const longer = `${orderId}-${Number(until) + DAY_MS}-${signature}`;
    for (const forged of ['', 'x', longer, `${site.id}-${until}-${signature}`])
      expect((await write(forged)).status).toBe(404);
    for (const line of ['1', '-1', '0.5', '', 'x']) expect((await write(token, { line })).status).toBe(404);
  });

  test.each([
    [{ rating: '' }, 'Please select a star rating'],
    [{ rating: '6' }, 'Please select a star rating'],
    [{ name: ' ' }, 'Enter your name, up to 80 characters.'],
    [{ text: 'x'.repeat(5001) }, 'A review can have up to 5,000 characters.'],
  ])('with %j is told what is wrong', async (change, sentence) => {
    const answer = await write(await aRequest(), change);
    expect([answer.status, answer.json()]).toMatchObject([400, { error: sentence }]);
  });

  test('takes pictures and nothing else', async () => {
    const answer = await write(
      await aRequest(),
      {},
      { picture: { name: 'jar.png', bytes: Buffer.from('<svg onload=alert(1)>') } },
    );
    expect(answer.status).toBe(400);
  });

  test('that looks like spam is not told so', async () => {
    const before = (await queue('spam')).counts.spam ?? 0;
    const answer = await write(await aRequest(), { website: 'http://bot.example' });
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('Thank you') });
    expect((await queue('spam')).counts.spam).toBe(before + 1);
  });

  test('is taken from a form without scripts', async () => {
    const token = await aRequest();
    const refused = await write(token, { rating: '' }, { accept: 'text/html' });
    expect([refused.status, refused.body.includes('Please select a star rating')]).toEqual([400, true]);
    const answer = await write(token, {}, { accept: 'text/html' });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('Your review appears once the shop has approved it.');
  });
});

test('lists are filtered, sorted and counted', async () => {
  const csv = [
    'Product,Rating,Name,Review,Date',
    `${jam.slug},5,Bo,Best jam,2026-01-02`,
    `https://old.example/products/${jam.slug}/,1,Cy,Too sweet,2026-01-03`,
    'nothing,5,Di,Gone,2026-01-04',
    `${jam.slug},9,Ed,Too many stars,2026-01-05`,
  ].join('\n');
  const bring = () => call('POST', '/api/reviews/import', { as: site.owner, body: { csv } });
  expect((await bring()).json()).toMatchObject({ added: 2, known: 0, refusedCount: 2 });
  expect((await bring()).json()).toMatchObject({ added: 0, known: 2 });
  const of = async (query: string) =>
    (
      await call('GET', `/api/reviews/of/${jam.id}${query}`, { host: site.host })
    ).json() as unknown as ReviewList;
  const all = await of('');
  expect(all.summary.count).toBe(all.reviews.length);
  expect((await of('?stars=1')).reviews.map(({ name }) => name)).toEqual(['Cy']);
  expect((await of('?reviews=lowest')).reviews[0]?.name).toBe('Cy');
  const page = await visit('?stars=1');
  expect(page).toContain('Too sweet');
  expect(page).not.toContain('Best jam');
  expect(await visit()).toContain('Best jam');
});

test('the shop replies, and a moderator may do so and nothing else', async () => {
  const moderator = await kit.aMember(site, [ContributorRole.moderator]);
  await write(await aRequest(), { text: 'Where is my spoon?' });
  const review = (await queue()).reviews.find(({ text }) => text === 'Where is my spoon?');
  const reply = (text: string, as = moderator) =>
    call('POST', `/api/reviews/${review?.id}/reply`, { as, body: { text } });
  expect((await reply('In the lid.')).status).toBe(200);
  expect(await visit()).toContain('In the lid.');
  expect((await reply('')).status).toBe(200);
  expect(await visit()).not.toContain('In the lid.');
  expect((await moderate([review?.id ?? ''], 'deleted', moderator)).status).toBe(200);
  expect(await visit()).not.toContain('Where is my spoon?');
  const editor = await kit.aMember(site, [ContributorRole.editor]);
  expect((await reply('x', editor)).status).toBe(403);
});

test('switched off, nobody is asked and nothing is shown', async () => {
  const other = await kit.aSite();
  const { product } = await sell(kit, other, { variants: [aVariant()] });
  await setLive(kit, other, 'reviews', { requestDays: 0 });
  expect(await aRequest(other, product)).toBe('');
  await setLive(kit, site, 'reviews', { reviewsEnabled: false });
  expect(await visit()).not.toContain('id="reviews"');
  await setLive(kit, site, 'reviews', { reviewsEnabled: true, approval: 'none' });
  await write(await aRequest(), { text: 'At once' });
  expect(await visit()).toContain('At once');
});
