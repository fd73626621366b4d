import type { APIResponse, Page, Route } from '@playwright/test';
import type { SiteContext } from '#core/site-context/context.ts';
import { APP_URL, SITE_URL } from './places.ts';

const isOwnerCode = (address: string) => /\/owner-[^/]+\.js$/.test(address);

/** How often the code for owners was asked for. */
export function countOwnerCode(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += isOwnerCode(request.url()) ? 1 : 0));
  return () => count;
}

/** Resolves once the page's code for owners has been loaded and has decided. */
export async function ownerCodeHasRun(page: Page): Promise<void> {
  const address = await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => /\/owner-[^/]+\.js$/.test(name)),
  );
  await page.evaluate(
    async (name) => {
      await import(name as string);
      await new Promise((resolve) => setTimeout(resolve));
    },
    await address.jsonValue(),
  );
}

type Open<T> = { -readonly [K in keyof T]: T[K] };

/** Lets the site's pages arrive with another context, as a site or an account with other properties would get it. */
export async function changeContext(page: Page, change: (context: Open<SiteContext>) => void): Promise<void> {
  await page.route(`${SITE_URL}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await fetchFromSite(page, route);
    const body = (await response.text()).replace(
      /(<script type="application\/json" id="site-context">)(.*?)(<\/script>)/,
      (_, before: string, json: string, after: string) => {
        const context = JSON.parse(json) as SiteContext;
        change(context);
        return before + JSON.stringify(context).replaceAll('<', '\\u003c') + after;
      },
    );
    return route.fulfill({ response, body });
  });
}

/** Lets the site answer at another address, with the same account signed in. */
export async function serveSiteAt(page: Page, origin: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    await route.fulfill({ response: await fetchFromSite(page, route) });
  });
}

/** Outside of the browser the names below localhost lead nowhere, so the site is named in the header. */
async function fetchFromSite(page: Page, route: Route): Promise<APIResponse> {
  const { pathname, search } = new URL(route.request().url());
  const cookies = await page.context().cookies(SITE_URL);
  return route.fetch({
    url: APP_URL + pathname + search,
    headers: {
      ...route.request().headers(),
      host: new URL(SITE_URL).host,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    maxRedirects: 0,
  });
}
