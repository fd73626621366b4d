import { expect, test } from 'vitest';
import { HOUR_MS } from '#core/durations.ts';
import { PDF, useFiles } from '../assets/testing/files.ts';
import { aBuyer } from '../testing/a-buyer.ts';
import { sell } from '../testing/a-shop.ts';
import { useApp } from '../testing/app.ts';
import { DOWNLOAD_HOURS } from './downloads.ts';

const BOUGHT = Date.now();
let now = BOUGHT;
const app = useApp({ now: () => new Date(now) });
const files = useFiles(app);

test('a link to a file works for a day, and the page of the order makes a new one', async () => {
  const site = await app.aSite();
  const { id: fileId } = await files.added(site, 'Songs.pdf', PDF);
  const { variantId } = await sell(app, site, { type: 'DIGITAL', fileId });
  const buyer = aBuyer(app, site);
  const { url } = (await buyer.place((await buyer.fill(variantId)).quote)).json();
  const link = async () => {
    const page = (await buyer.send('GET', String(url))).body;
    return /href="(\/commerce\/download\/[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  };
  const first = await link();
  const statusAfter = async (milliseconds: number) => {
    now = BOUGHT + milliseconds;
    return (await buyer.send('GET', first)).status;
  };
  expect(await statusAfter(DOWNLOAD_HOURS * HOUR_MS - 1)).toBe(200);
  expect(await statusAfter(DOWNLOAD_HOURS * HOUR_MS)).toBe(404);
  expect((await buyer.send('GET', await link())).status).toBe(200);
});
