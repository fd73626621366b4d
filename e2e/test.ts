import { test as base } from '@playwright/test';
import { copyProduct, type Product } from './copy-product.ts';
import { APP_URL } from './places.ts';

export { expect } from '@playwright/test';
export type { APIResponse, Browser, FrameLocator, Locator, Page, Request, Route } from '@playwright/test';

let running: (Product & { file: string }) | undefined;

/** The journeys of one file share a product, which no other file has touched. */
export const test = base.extend<{ product: void }, { ending: void }>({
  baseURL: APP_URL,
  page: async ({ page }, use) => {
    await use(page);
    // What a page still asks for when its journey is over is nobody's concern.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  product: [
    async ({}, use, { file }) => {
      if (running?.file !== file) {
        await running?.stop();
        running = { file, ...(await copyProduct()) };
      }
      await use();
    },
    { auto: true, timeout: 60_000 },
  ],
  ending: [
    async ({}, use) => {
      await use();
      await running?.stop();
      running = undefined;
    },
    { auto: true, scope: 'worker', timeout: 60_000 },
  ],
});

/** Where the product of these journeys keeps its files. */
export function dataFolder(): string {
  if (!running) throw new Error('No journey is running.');
  return running.dataDir;
}
