import type { Page } from '@playwright/test';

const WAIT_MS = 20_000;
const NEW_WAIT_MS = 2500;
const HEADING_WAIT_MS = 4000;

/** Goes there as a link of the admin does, and waits until everything has come. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-before', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/config${path}`);
  // Some screens share their heading with the one before.
  await page.waitForSelector('h1:not([data-before])', { timeout: NEW_WAIT_MS }).catch(() => undefined);
  await untilShown(page);
}

/** Nothing is still on its way: no bones, no spinners, no pictures in sight. */
export async function untilShown(page: Page): Promise<void> {
  await page.getByRole('main').waitFor({ timeout: WAIT_MS });
  // The editor has no heading on phones.
  await page.waitForSelector('h1', { timeout: HEADING_WAIT_MS }).catch(() => undefined);
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true], .mantine-Skeleton-root, .mantine-Loader-root') === null &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    undefined,
    { timeout: WAIT_MS },
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}
