import type { Browser } from 'playwright-core';

export interface Visited {
  firstPaintMs: number;
  largestPaintMs: number;
  domReadyMs: number;
  shift: number;
  /** As they came over the network, with their heads. */
  bytes: number;
  bytesOf: Readonly<Record<string, number>>;
}

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_RATE = 4;

/** Somebody’s first visit to a page, with nothing kept from before. */
export async function visit(browser: Browser, url: string): Promise<Visited> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytesOf: Record<string, number> = {};
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytesOf[type] = (bytesOf[type] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const times = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { largest: number; shift: number } };
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largestPaintMs: seen.largest,
      domReadyMs: loaded?.domContentLoadedEventEnd ?? 0,
      shift: seen.shift,
    };
  });
  await context.close();
  return { ...times, bytesOf, bytes: Object.values(bytesOf).reduce((sum, one) => sum + one, 0) };
}
