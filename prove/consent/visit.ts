import type { Browser, BrowserContext, Page } from '@playwright/test';
import { categoryOfHost } from '../../core/consent/known-hosts.ts';
import { ownStorage } from '../../core/inventory/own-storage.ts';
import type { CountingProxy } from './counting-proxy.ts';
import { KINDS, NEVER_NAMED, REDIRECTING } from './every-kind.ts';
import { KINDS_PATH } from './sites.ts';
import type { VisitorState } from './states.ts';

/** What the product itself may leave in a browser, whatever a site uses. */
const NECESSARY = ownStorage({
  asks: true,
  sells: true,
  popup: true,
  announcement: true,
  courses: true,
  albums: true,
  translated: true,
  forms: true,
  compares: false,
  advertises: false,
})
  .filter(({ category }) => category === 'necessary')
  .map(({ name }) => new RegExp(`^${name.replaceAll('*', '.*')}$`));
const isNecessary = (name: string) => NECESSARY.some((pattern) => pattern.test(name));

/** Pages of one site, looked at by one visitor. */
export interface Visit {
  url: string;
  paths: readonly string[];
  state: VisitorState;
}

export interface Looked {
  tried: number;
  faults: string[];
  /** Names of kinds that reached their host. */
  reached: Set<string>;
}

/** Looks at pages of one site as one visitor, and says what they did that this visitor has not allowed. */
export async function visitAs(
  browser: Browser,
  proxy: CountingProxy,
  { url, paths, state }: Visit,
): Promise<Looked> {
  const context = await openContext(browser, proxy, state);
  const looked: Looked = { tried: 0, faults: [], reached: new Set() };
  try {
    const page = await context.newPage();
    await makeChoices(page, url, state, paths);
    for (const path of paths) {
      proxy.take();
      await look(page, url + path);
      looked.tried += 1;
      const hosts = proxy.take();
      for (const { name, host } of KINDS) if (hosts.includes(host)) looked.reached.add(name);
      const problems = [
        ...hosts.filter((host) => !mayReach(host, path, state)).map((host) => `contacts ${host}`),
        ...(state.allows.includes('marketing') ? [] : await leftBehind(context, page)),
      ];
      if (problems.length > 0)
        looked.faults.push(`${state.name}, ${new URL(url + path).host}${path}: ${problems.join(', ')}`);
    }
  } finally {
    await context.close();
  }
  return looked;
}

async function openContext(
  browser: Browser,
  proxy: CountingProxy,
  { gpc }: VisitorState,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    proxy: { server: proxy.address, bypass: 'localhost,*.localhost,127.0.0.1' },
    ...(gpc && { extraHTTPHeaders: { 'sec-gpc': '1' } }),
  });
  if (gpc)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
    );
  for (const host of REDIRECTING)
    await context.route(`https://${host}/**`, (route) => {
      proxy.count(host);
      return route.fulfill({ status: 302, headers: { location: `https://${NEVER_NAMED}/` } });
    });
  return context;
}

/** Answers as the banner does. What they agreed to before they changed their mind is loaded in between. */
async function makeChoices(
  page: Page,
  url: string,
  { choices }: VisitorState,
  paths: readonly string[],
): Promise<void> {
  const first = paths.includes(KINDS_PATH) ? KINDS_PATH : (paths[0] ?? '/');
  for (const choice of choices) {
    await look(page, url + first);
    await page.evaluate(
      (json) =>
        fetch('/api/consent', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(json),
        }).then(({ ok }) => {
          if (!ok) throw new Error('The choice was not taken.');
        }),
      choice,
    );
    await look(page, url + first);
  }
}

/** Down to its end, so that what waits to be seen is seen. */
async function look(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
}

function mayReach(host: string, path: string, { allows }: VisitorState): boolean {
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  if (host === NEVER_NAMED) return false;
  const kind = path === KINDS_PATH ? KINDS.find((each) => each.host === host) : undefined;
  return allows.includes(kind?.category ?? categoryOfHost(host));
}

async function leftBehind(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [
    ...cookies.filter((name) => !isNecessary(name)).map((name) => `has the cookie ${name}`),
    ...stored.filter((name) => !isNecessary(name)).map((name) => `has stored ${name}`),
  ];
}
