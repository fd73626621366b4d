import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Order } from '#contract/shop/orders.ts';
import type { OwnerProduct } from '#contract/shop/products.ts';
import { aPicture, useFiles } from '../../assets/testing/files.ts';
import { aBuyer } from '../../testing/a-buyer.ts';
import { aProduct, type Goods } from '../../testing/a-product.ts';
import { useApp, type TestSite } from '../../testing/app.ts';
import { PREVIEW_WIDTH } from './for-sale.ts';

const app = useApp();
const { call } = app;
const files = useFiles(app);

async function sell(site: TestSite, change: Goods): Promise<OwnerProduct> {
  const reply = await call('POST', '/api/commerce/products', { as: site.owner, body: aProduct(change) });
  if (reply.status !== 200) throw new Error(reply.body);
  return reply.json() as unknown as OwnerProduct;
}

test('a picture for sale is seen small where a product shows it, and nowhere else', async () => {
  const site = await app.aSite();
  const picture = await aPicture({ width: 1600, height: 800 });
  const sold = await files.added(site, 'Sold.jpg', picture);
  const shown = await files.added(site, 'Shown.jpg', picture);
  const open = (src: string, format: string, cookie = '') =>
    files.bytes(site, `${src}?format=${format}`, { cookie });
  const widthOf = async (reply: { bytes: Buffer }) => (await sharp(reply.bytes).metadata()).width;
  expect((await open(sold.src, 'original')).status).toBe(200);

  await sell(site, { title: 'Hidden', type: 'DIGITAL', fileId: sold.id });
  const image = { src: shown.src, alt: '', width: 1600, height: 800, focalPoint: { x: 0.5, y: 0.5 } };
  await sell(site, { title: 'Print', type: 'DIGITAL', fileId: shown.id, images: [image] });
  for (const format of ['original', '1500w', '100w'])
    expect([format, (await open(sold.src, format)).status]).toEqual([format, 404]);
  const seen = await open(shown.src, '1500w');
  expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(await widthOf(seen)).toBe(PREVIEW_WIDTH);
  expect(await widthOf(await open(shown.src, 'original'))).toBe(PREVIEW_WIDTH);
  expect(await widthOf(await open(shown.src, '300w'))).toBe(300);
  expect(await widthOf(await open(shown.src, 'original', `__Host-plinth_session=${site.owner.token}`))).toBe(
    1600,
  );
  expect((await call('GET', shown.path, { host: site.host })).status).toBe(404);
});

test('whoever paid gets the whole file by a link that ends', async () => {
  const site = await app.aSite();
  const bytes = await aPicture({ width: 1600, height: 800 });
  const sold = await files.added(site, 'Print.jpg', bytes);
  const product = await sell(site, { type: 'DIGITAL', fileId: sold.id });
  const buyer = aBuyer(app, site);
  const { quote } = await buyer.fill(product.variants[0]?.id ?? '');
  const placed = await buyer.place(quote);
  const page = await buyer.send('GET', String(placed.json()['url']));
  const [, link = ''] = /href="(\/commerce\/download\/[^"]+)"/.exec(page.body) ?? [];
  const path = link.replaceAll('&amp;', '&');
  const got = await files.bytes(site, path);
  expect([got.status, got.bytes.equals(bytes)]).toEqual([200, true]);
  expect(got.headers['content-disposition']).toContain('Print.jpg');
  expect(
    (await call('GET', path.replace(/until=\d+/, 'until=99999999999999'), { host: site.host })).status,
  ).toBe(404);
  expect((await call('GET', path.slice(0, -2), { host: site.host })).status).toBe(404);
  const { orders } = (await call('GET', '/api/commerce/orders', { as: site.owner })).json() as {
    orders: Order[];
  };
  await call('POST', `/api/commerce/orders/${orders[0]?.id}/cancel`, {
    as: site.owner,
    body: { restock: false, isMailed: false },
  });
  expect((await call('GET', path, { host: site.host })).status).toBe(404);
});
