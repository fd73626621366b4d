import { test as base, type Page } from '@playwright/test';
import { Client } from 'pg';
import { copyProduct, type Product } from './copy-product.ts';
import { makeKeptPage } from './kept-page.ts';
import { APP_URL } from './places.ts';

export { expect } from '@playwright/test';
export type { APIResponse, Browser, FrameLocator, Locator, Page, Request, Route } from '@playwright/test';

let running: (Product & { file: string; isAsMade: boolean }) | undefined;

const own = makeKeptPage();
const visitors = makeKeptPage();

export interface Journey {
  product: void;
  /** Said of files that leave the product as they found it, so that the next one can have it. */
  changesNothing: boolean;
  /** For journeys that change a page in a way that cannot be taken back. */
  isAlone: boolean;
  /** Somebody else, in a browser of their own. */
  visitor: Page;
  kindOfPage: string;
}

/** The journeys of one file share a product, which no other file has changed. */
export const test = base.extend<Journey, { ending: void }>({
  baseURL: APP_URL,
  changesNothing: [false, { option: true }],
  isAlone: [false, { option: true }],
  kindOfPage: async (
    { isAlone, viewport, hasTouch, isMobile, javaScriptEnabled, userAgent, contextOptions },
    use,
    { file, testId },
  ) => {
    const options = { viewport, hasTouch, isMobile, javaScriptEnabled, userAgent, contextOptions };
    await use(JSON.stringify([file, options, isAlone && testId]));
  },
  page: async ({ browser, viewport, kindOfPage }, use) => {
    const page = await own.take(browser, kindOfPage);
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    await own.clean();
  },
  context: ({ page }, use) => use(page.context()),
  visitor: async ({ browser, viewport, kindOfPage }, use) => {
    const visitor = await visitors.take(browser, kindOfPage);
    if (viewport) await visitor.setViewportSize(viewport);
    await use(visitor);
    await visitors.clean();
  },
  product: [
    async ({ changesNothing }, use, { file }) => {
      if (running?.file !== file && !running?.isAsMade) {
        await running?.stop();
        running = { file, isAsMade: true, ...(await copyProduct()) };
      }
      Object.assign(running, { file, isAsMade: running.isAsMade && changesNothing });
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

function runningProduct(): Product {
  if (!running) throw new Error('No journey is running.');
  return running;
}

/** Where the product of these journeys keeps its files. */
export const dataFolder = (): string => runningProduct().dataDir;

/** Ten minutes after a log-in or a confirmation: who is asked again, is asked again. */
export async function letConfirmationsEnd(): Promise<void> {
  const client = new Client({ connectionString: runningProduct().databaseUrl });
  await client.connect();
  await client.query('update sessions set sudo_until = null');
  await client.end();
}

/** The day on which all subscriptions renew: whoever keeps their time looks at once. */
export async function letRenewalsBeDue(): Promise<void> {
  const client = new Client({ connectionString: runningProduct().databaseUrl });
  await client.connect();
  await client.query(`update subscriptions_due set due_at = now() - interval '1 second'`);
  await client.query(
    `update donation_plans set due_at = now() - interval '1 second' where due_at is not null`,
  );
  await client.query(
    `update jobs.job set start_after = now()
     where name in ('subscriptions-keep-time', 'donation-monthly') and state = 'created'`,
  );
  await client.end();
}
