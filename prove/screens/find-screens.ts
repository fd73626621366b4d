import type { Browser, Cookie, Page } from '@playwright/test';
import { openScreen } from './open-screen.ts';

/** Screens that a button leads to, or somebody's own way of looking. */
const WITHOUT_LINKS = ['/pages/trash', '/selling/orders/new', '/selling/products/new', '/no-such-screen'];
const MOST = 400;

/** Every screen that links lead to from the first one, with one thing of each kind. */
export async function findScreens(
  browser: Browser,
  admin: string,
  cookies: readonly Cookie[],
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 2400 } });
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  await page.goto(`${admin}/`);
  const found = new Map(['/', ...WITHOUT_LINKS].map((path) => [kindOf(path), path]));
  // A map gives what is added while somebody goes through it.
  for (const path of found.values()) {
    await openScreen(page, path);
    for (const linked of await linksOn(page))
      if (!found.has(kindOf(linked))) found.set(kindOf(linked), linked);
    if (found.size > MOST) throw new Error(`More than ${MOST} screens: ${[...found.keys()].join(' ')}`);
  }
  await context.close();
  return [...found.values()];
}

const ID = /^[a-z0-9]{24}$/;

/** What is alike but for the thing it shows. Items differ from collection to collection. */
export function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://admin');
  const parts = pathname.split('/').filter(Boolean);
  const ofItem = parts[0] === 'collections' && parts.length > 2 && ID.test(parts[2] ?? '');
  const kind = parts.map((part, index) => (ID.test(part) && !(ofItem && index === 1) ? ':id' : part));
  const tab = searchParams.get('tab');
  return kind.join('/') + (tab === null ? '' : `?${tab}`);
}

async function linksOn(page: Page): Promise<string[]> {
  const all = await page
    .locator('a[href^="/config"]:not([target])')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').slice('/config'.length)));
  return all.filter((path) => path.startsWith('/') && !path.includes('#'));
}
