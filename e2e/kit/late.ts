import type { Browser } from '@playwright/test';

/** What may come late, by its address. */
export const LATE = {
  nothing: /^$/,
  styles: /\.css$/,
  fonts: /\.woff2$/,
  pictures: /^\/(?:images|s)\//,
  scripts: /\.js$/,
  'fonts, pictures and scripts': /\.woff2$|\.js$|^\/(?:images|s)\//,
} as const;

export type Late = keyof typeof LATE;

/** How much of a page moves on a slow device while some of it comes only after the first paint: its layout shift. */
export async function shiftOf(
  browser: Browser,
  url: string,
  { width, rate, late }: { width: number; rate: number; late: Late },
): Promise<number> {
  const page = await (await browser.newContext({ viewport: { width, height: 844 } })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifted = (window.shifted ?? 0) + (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.route(
    ({ pathname }) => LATE[late].test(pathname),
    async (route) => {
      await page.waitForFunction(isPainted);
      await route.continue();
    },
  );
  await page.goto(url, { waitUntil: 'networkidle' });
  const shift = await page.evaluate(() => window.shifted ?? 0);
  await page.context().close();
  return shift;
}
