/** Whether the cookie banner delays the first paint or moves the page: the same page with it and without, in turns. */
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../scripts/install/chromium.mjs';
import { TEMPLATES } from '../site/templates/index.ts';
import { report } from './report.ts';
import { openWorld } from './world.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const MAX_RATIO = 1.05;
const BANNER = {
  isCookieBannerEnabled: true,
  isAnalyticsCookiesDisabled: true,
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerCtaVariant: 'BUTTON',
} as const;

const world = await openWorld();
const browser = await chromium.launch(chromiumLaunch());
try {
  const [template] = TEMPLATES;
  if (!template) throw new Error('There is no template to measure.');
  await world.addSites([
    { identifier: 'without', template },
    {
      identifier: 'with',
      template: { ...template, settings: { ...template.settings, cookies: BANNER } },
    },
  ]);
  const { port, stop } = await world.serve({ kind: 'plinth', pool: world.pool });
  const seen = { with: [] as Look[], without: [] as Look[] };
  // One round to warm up, then in turns, so that a busy moment of the machine strikes both alike.
  for (let round = -1; round < ROUNDS; round += 1)
    for (const name of round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
      const look = await lookAt(browser, `http://${name}.localhost:${port}/`);
      if (look.hasBanner !== (name === 'with'))
        throw new Error(`${name} the banner: it is not as it should be.`);
      if (round >= 0) seen[name].push(look);
    }
  stop();
  const paint = { with: median(seen.with), without: median(seen.without) };
  const ratio = paint.with / paint.without;
  const shift = Math.max(...seen.with.map(({ cls }, at) => cls - (seen.without[at]?.cls ?? 0)));
  report('consent', [
    { name: 'first paint without banner, p50', value: paint.without, unit: 'ms' },
    { name: 'first paint with banner, p50', value: paint.with, unit: 'ms' },
    {
      name: 'with / without',
      value: ratio,
      unit: '',
      target: { text: `≤ ${MAX_RATIO}`, isMet: ratio <= MAX_RATIO },
    },
    {
      name: 'layout shift by the banner',
      value: shift,
      unit: '',
      target: { text: '= 0', isMet: shift <= 0 },
    },
  ]);
} finally {
  await browser.close();
  await world.close();
}

interface Look {
  paint: number;
  cls: number;
  hasBanner: boolean;
}

/** As somebody who comes for the first time. */
async function lookAt(on: Browser, address: string): Promise<Look> {
  const context = await on.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    return await page.evaluate(() => {
      const entries = (type: string) => {
        const watching = new PerformanceObserver(() => {});
        watching.observe({ type, buffered: true });
        return watching.takeRecords();
      };
      const shifts = entries('layout-shift') as (PerformanceEntry & { value: number })[];
      return {
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        cls: shifts.reduce((sum, { value }) => sum + value, 0),
        hasBanner: document.querySelector('.cookie-banner') !== null,
      };
    });
  } finally {
    await context.close();
  }
}

function median(looks: readonly Look[]): number {
  const sorted = looks.map(({ paint }) => paint).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
