import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, APP_URL, PORT, SITE_URL } from '../kit/places.ts';
import { expect, test, type Page, type Request } from '../kit/test.ts';

const SHOWCASE = `http://showcase.localhost:${PORT}`;
/** A view, a button, a form and a pop-up are told there. */
const TOLD_PAGES = ['button', 'form', 'popup'].map((type) => `${SHOWCASE}/blocks/${type}`);
const CENSUS = '**/api/census/**';
const CENSUS_TIMEOUT_MS = 2500;

declare global {
  interface Window {
    /** Addresses of calls that failed, and after how many milliseconds. */
    givenUp?: [url: string, ms: number][];
  }
}

const isAboutWork = (request: Request) => /\/api\/(?:events|v1\/events)\b/.test(request.url());

const nameOf = (request: Request) => new URL(request.url()).pathname.split('/')[3] ?? '';

/** Names of the calls in which the pages of a site tell of their visitors. */
function watchCensus(page: Page, site: string): string[] {
  const told: string[] = [];
  const isOfSite = (request: Request) => request.url().startsWith(`${site}/api/census/`);
  page.on('request', (request) => isOfSite(request) && told.push(nameOf(request)));
  return told;
}

async function seeEverything(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
}

test.describe('where no answer ever comes', () => {
  test.use({ isAlone: true });

  test('every call of the census is given up after two and a half seconds, and a button never waits for it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const send = window.fetch;
      window.givenUp = [];
      window.fetch = async (input, init) => {
        const began = performance.now();
        try {
          return await send(input, init);
        } catch (error) {
          const url = input instanceof Request ? input.url : new URL(input, location.href).href;
          window.givenUp?.push([url, performance.now() - began]);
          throw error;
        }
      };
    });
    await page.route(CENSUS, () => {});
    /** The calls of this page that were given up, and when. */
    const givenUp = () =>
      page.evaluate(() => (window.givenUp ?? []).filter(([url]) => url.includes('/api/census/')));
    const expectGivenUp = async (...names: string[]) => {
      const found = async () => (await givenUp()).map(([url]) => new URL(url).pathname.split('/')[3] ?? '');
      for (const name of names) await expect.poll(found).toContain(name);
      for (const [url, ms] of await givenUp()) {
        expect(ms, url).toBeGreaterThan(CENSUS_TIMEOUT_MS - 50);
        expect(ms, url).toBeLessThan(CENSUS_TIMEOUT_MS * 2);
      }
    };
    await page.goto(`${SHOWCASE}/blocks/button`);
    await expectGivenUp('RecordHit', 'button-render');
    await page.goto(`${SHOWCASE}/blocks/form`);
    await expectGivenUp('form-render');
    await page.goto(`${SHOWCASE}/blocks/popup`);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await expectGivenUp('overlay');
    await page.goto(`${SITE_URL}/shop`);
    await page.locator('[data-quick-view]').first().click();
    await expectGivenUp('RecordQuickView');

    await page.goto(`${SHOWCASE}/blocks/button`);
    const clicked = page.waitForRequest('**/api/census/button-click');
    await page.locator('[data-block=button] a').first().click();
    await clicked;
    const began = performance.now();
    await page.waitForURL(`${SHOWCASE}/`, { waitUntil: 'commit' });
    expect(performance.now() - began).toBeLessThan(CENSUS_TIMEOUT_MS);
    await page.unroute(CENSUS);
  });
});

test('pages tell nothing of those who work on the site, and all of it of everybody else', async ({
  page,
  visitor,
}) => {
  const [ofVisitor, notCounted] = [watchCensus(visitor, SHOWCASE), watchCensus(visitor, SITE_URL)];
  const ofWork: string[] = [];
  visitor.on('request', (request) => isAboutWork(request) && ofWork.push(request.url()));
  for (const url of TOLD_PAGES) await seeEverything(visitor, url);
  await expect
    .poll(() => [...new Set(ofVisitor)].toSorted())
    .toEqual(['RecordHit', 'button-render', 'form-render', 'overlay']);

  for (const path of ['/search?q=bread', '/no-such-page'])
    await visitor.goto(SITE_URL + path, { waitUntil: 'networkidle' });
  expect([notCounted, ofWork]).toEqual([[], []]);
  const kept = await visitor.evaluate(() => document.cookie + JSON.stringify(localStorage));
  expect(kept).not.toContain('analyticsId');

  await enterAdmin(page, `${SHOWCASE}/config/pages`);
  const ofOwner = watchCensus(page, SHOWCASE);
  for (const url of TOLD_PAGES) await seeEverything(page, `${url}?noredirect`);
  await expect(page.locator('html')).not.toHaveAttribute('data-counts');
  expect(ofOwner).toEqual([]);
});

test('a newsletter is told to pixels once somebody is subscribed, and a form never is', async ({ page }) => {
  await page.goto(`${SHOWCASE}/blocks/newsletter`);
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const listen = () =>
    page.evaluate(() => {
      const events: string[] = [];
      Object.assign(window, { heard: events });
      document.addEventListener('site:track', (event) =>
        events.push((event as CustomEvent<{ event: string }>).detail.event),
      );
    });
  await listen();
  const newsletter = page.locator('form[data-form-id=letters]').first();
  await newsletter.getByLabel('Email').fill('nobody');
  await newsletter.locator('.form-submit').click();
  await expect(newsletter.getByText('Email is not valid.')).toBeVisible();
  expect(await heard()).toEqual([]);
  await newsletter.getByLabel('Email').fill('grace@example.com');
  await newsletter.locator('.form-submit').click();
  await expect.poll(heard).toEqual(['subscribe']);

  await page.goto(`${SHOWCASE}/blocks/form`);
  await listen();
  const form = page.locator('form[data-form-id="every-field"]');
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Lovelace');
  await form.getByLabel(/^Email/).fill('ada@example.com');
  const saved = page.waitForResponse('**/api/form/SaveFormSubmission*');
  await form.locator('.form-submit').click();
  expect((await saved).ok()).toBe(true);
  expect(await heard()).toEqual([]);
});

test('the marketing tracker is asked for once where somebody lands, and its failure shows nowhere', async ({
  visitor,
}) => {
  const asked: URL[] = [];
  const problems: string[] = [];
  visitor.on('request', (request) => {
    if (request.url().includes('/api/track/Track')) asked.push(new URL(request.url()));
  });
  visitor.on('pageerror', ({ message }) => problems.push(message));
  await visitor.route('**/api/track/Track*', (route) => route.fulfill({ status: 500 }));
  await visitor.goto(`${APP_URL}/?source=a&campaign=b&mkwid=c`, { waitUntil: 'networkidle' });
  await visitor.unroute('**/api/track/Track*');
  expect(asked).toHaveLength(1);
  const fields = Object.fromEntries(asked[0]?.searchParams ?? []);
  expect(fields).toMatchObject({ source: 'a', campaign: 'b', mkwid: 'c', landing: visitor.url() });
  expect(Object.keys(fields)).toEqual(
    'landing refer rk lang screen source campaign subcampaign channel subchannel variation mkwid'.split(' '),
  );
  expect(problems).toEqual([]);
  await visitor.goto(`${SITE_URL}/?source=a&campaign=b`, { waitUntil: 'networkidle' });
  expect(asked).toHaveLength(1);
});

test('the screen of the design is told as one of the area design', async ({ page }) => {
  await enterAdmin(page, ADMIN_URL);
  const told = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/v1/events') && (request.postData() ?? '').includes('/config/design'),
  );
  await page.goto(`${ADMIN_URL}design`);
  const { commonData, customSchemaName } = (await told).postDataJSON() as {
    commonData: Record<string, string>;
    customSchemaName: string;
  };
  expect(commonData).toMatchObject({ object_identifier: '/config/design', product_area: 'design' });
  expect(customSchemaName).toBe('product_event');
  expect((await (await told).response())?.status()).toBe(202);
});

test('what an owner does is told to the product, and to their other tabs', async ({ page }) => {
  await enterAdmin(page, `${SHOWCASE}/config/marketing/popup`);
  const other = await page.context().newPage();
  await other.goto(`${SHOWCASE}/config/pages`);
  const heard = other.evaluate(
    () =>
      new Promise((resolve) => {
        new BroadcastChannel('site-analytics').addEventListener('message', ({ data }) => {
          if ((data as { event: string }).event === 'content-documents-put') resolve(data);
        });
      }),
  );
  const told = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/events/RecordEvent') &&
      (request.postData() ?? '').includes('content-documents-put'),
  );
  await page.getByLabel('Headline').fill('A letter from the quay');
  const fields = new URLSearchParams((await told).postData() ?? '');
  const crumb = (await page.context().cookies(SHOWCASE)).find(({ name }) => name === 'crumb')?.value;
  expect(decodeURIComponent(crumb ?? '')).toBe(fields.get('crumb'));
  const { eventName, payload } = JSON.parse(fields.get('data') ?? '') as Record<string, object>;
  expect([eventName, payload]).toEqual([
    'content-documents-put',
    expect.objectContaining({ label: 'popup', pagePath: '/config/marketing/popup' }),
  ]);
  expect(await heard).toMatchObject({
    event: 'content-documents-put',
    data: payload,
    timestamp: expect.any(Number),
  });
  await other.close();
});

test.describe('what few pages need', () => {
  const scriptsOf = async (page: Page, url: string) => {
    const scripts: string[] = [];
    const note = (request: Request) => request.resourceType() === 'script' && scripts.push(request.url());
    page.on('request', note);
    await page.goto(url, { waitUntil: 'networkidle' });
    page.off('request', note);
    return scripts.map((script) => /([^/]+)-[\w-]{8}\.js$/.exec(script)?.[1] ?? '');
  };

  test('comes with the pages that need it, and when it is reached for', async ({ page }) => {
    const plain = await scriptsOf(page, `${SHOWCASE}/blocks/heading`);
    for (const name of ['search', 'share', 'video', 'playing', 'cart', 'product-reviews', 'intersection'])
      expect(plain).not.toContain(name);
    expect(await scriptsOf(page, `${SITE_URL}/cart`)).toContain('cart');
    for (const name of ['share', 'video'])
      expect(await scriptsOf(page, `${SHOWCASE}/blocks/${name}`)).toContain(name);

    const aProduct = await scriptsOf(page, `${SITE_URL}/shop/country-sourdough`);
    expect(aProduct).not.toContain('product-reviews');

    expect(await scriptsOf(page, `${SHOWCASE}/blocks/search`)).not.toContain('search');
    const script = page.waitForRequest(/\/search-[\w-]+\.js$/);
    const field = page.locator('main input[type=search]').first();
    await field.focus();
    await script;
    const preview = [/\/results-[\w-]+\.js$/, /\/results-[\w-]+\.css$/].map((url) =>
      page.waitForRequest(url),
    );
    await field.fill('button');
    await Promise.all(preview);
    await expect(page.locator('link[rel=stylesheet][href*="results-"]')).toBeAttached();
    await expect(page.getByRole('list', { name: 'First results' })).toBeVisible();

    const styles = page.waitForRequest(/\/open-[\w-]+\.css$/);
    await page.goto(`${SHOWCASE}/blocks/gallery`);
    await page
      .locator('[data-block=gallery] button:has(img), [data-block=gallery] a:has(img)')
      .first()
      .click();
    await styles;
  });
});

test.describe('without an observer of intersections', () => {
  test.use({ isAlone: true });

  test('what stands in for it is loaded, and the page begins', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    const standIn = page.waitForRequest((request) => /\/intersection-[\w-]+\.js$/.test(request.url()));
    await page.goto(`${SHOWCASE}/blocks/heading`);
    await standIn;
    await page.waitForFunction(() => window.Site?.INITIALIZED);
  });
});
