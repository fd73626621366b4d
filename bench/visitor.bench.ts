/** The demo shop on a phone with a slow network, as others measure it: paint, when it can be used, bytes. */
import { chromium, type Browser } from 'playwright-core';
import { chromiumLaunch } from '../scripts/install/chromium.mjs';
import { copyProduct } from '../e2e/kit/copy-product.ts';
import makeOriginal from '../e2e/kit/setup.ts';
import { SITE_URL } from '../e2e/kit/places.ts';
import { visit, type Visited } from './visitor/visit.ts';
import { report, type Row } from './report.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const KB = 1000;

/** Another product that already runs, to compare with: its demo shop. */
const { BENCH_URL } = process.env;

if (BENCH_URL === undefined) {
  const forgetOriginal = await makeOriginal();
  const product = await copyProduct();
  try {
    report('visitor', await measure(`${SITE_URL}/`));
  } finally {
    await product.stop();
    await forgetOriginal();
  }
} else for (const { name, value, unit } of await measure(BENCH_URL)) console.log(name, value, unit);

async function measure(url: string): Promise<Row[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    return await rowsOf(browser, url);
  } finally {
    await browser.close();
  }
}

async function rowsOf(browser: Browser, url: string): Promise<Row[]> {
  const found: Visited[] = [];
  // The first visit has the server make what it keeps.
  await visit(browser, url);
  for (let run = 0; run < RUNS; run += 1) found.push(await visit(browser, url));
  const middle = (of: (one: Visited) => number) =>
    found.map(of).sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? 0;
  const most = (name: string, value: number, unit: string, limit: number): Row => ({
    name,
    value,
    unit,
    target: { text: `≤ ${limit}`, isMet: value <= limit },
  });
  return [
    { name: 'phone, 4× slower, slow 4G: first paint', value: middle((one) => one.firstPaintMs), unit: 'ms' },
    most(
      'the same: largest paint',
      middle((one) => one.largestPaintMs),
      'ms',
      1450,
    ),
    most(
      'the same: DOM ready',
      middle((one) => one.domReadyMs),
      'ms',
      1400,
    ),
    most(
      'the same: layout shift',
      middle((one) => one.shift),
      '',
      0,
    ),
    most('bytes of the page', middle((one) => one.bytes) / KB, 'kB', 110),
    ...(['Document', 'Stylesheet', 'Font', 'Script', 'Image'] as const).map((type) => ({
      name: `of them ${type.toLowerCase()}`,
      value: middle((one) => one.bytesOf[type] ?? 0) / KB,
      unit: 'kB',
    })),
  ];
}
