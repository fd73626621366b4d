import { findBarriers } from '../kit/axe.ts';
import { DEMO_SITES, isEveryPageWanted, pagesOf, readPage } from '../kit/demo-pages.ts';
import { expect, test, type Request } from '../kit/test.ts';
import { HtmlValidate } from 'html-validate';
import { PORT } from '../kit/places.ts';
import { LATE, shiftOf, type Late } from '../kit/late.ts';
import { movedWhileRead } from '../kit/read-bit-by-bit.ts';

// Nothing here changes anything, so all hands can work on it.
test.describe.configure({ mode: 'parallel' });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Matters of taste in how markup is written, not of what it means.
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'require-sri': 'off',
  },
});

/** The sign of a site is a picture too, which a browser asks for as something else. */
const isPicture = (request: Request) =>
  request.resourceType() === 'image' || request.url().endsWith('/favicon.svg');
/** Told in passing: that the page was seen, and each button and form on it. */
const isCounting = (request: Request) => request.url().includes('/api/census/');
/** Asked and told once the page has loaded: how fast it was. */
const isQuestion = (request: Request) => ['fetch', 'xhr', 'ping'].includes(request.resourceType());
/** They are the same on all pages of a site. */
const HEADER_AND_FOOTER = ['.site-header', '.site-footer'];
/** Six before a page has loaded; the three that measure it come afterwards. */
const MAX_FILES = 9;
/** Of the pages of the manual one in so many is looked at; `npm run prove pages` looks at all. */
const SAMPLE = isEveryPageWanted ? 1 : 4;
/** Of the screen, and of its length. */
const MAY_SHIFT = 0.01;
/** Where a home page is watched while it loads; a phone has the least room to keep for what comes late. */
const WIDTHS = isEveryPageWanted ? [390, 768, 1440] : [390];

for (const site of DEMO_SITES)
  test(`${site.name}: its pages are valid, fit a phone, have one first heading, and axe finds nothing`, async ({
    browser,
  }) => {
    // The manual has a page for each block; beside other work on two cores they take minutes.
    test.setTimeout(600_000);
    const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    const found: string[] = [];
    const pages = await pagesOf(page, site);
    expect(pages.length).toBeGreaterThan(3);
    // The manual is looked at on a phone, where its blocks have the least room; templates also at a desk.
    const isManual = site.name === 'showcase';
    for (const [at, { path, html, isNew }] of pages.entries()) {
      const report = await validator.validateString(html);
      const problems = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${line} ${ruleId} ${message}`),
      );
      const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
      if (headings !== 1) problems.push(`${headings} first headings`);
      if (isNew && (!isManual || at % SAMPLE === 0)) {
        await page.setViewportSize(PHONE);
        await page.goto(site.url + path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) problems.push(`${overflow} px wider than a phone`);
        if (!isManual || isEveryPageWanted) await page.setViewportSize(DESK);
        problems.push(
          ...(await findBarriers(page, {
            without: at > 0 ? HEADER_AND_FOOTER : [],
            // The colours of a template are on its home page; `npm run prove pages` sees all pages in the dark.
            inBothColours: at === 0 || isEveryPageWanted,
          })),
        );
      }
      found.push(...problems.map((problem) => `${path}: ${problem}`));
    }
    await page.context().close();
    expect(found).toEqual([]);
  });

for (const { name, url, mayShift } of DEMO_SITES)
  test(`${name}: the home page does not jump, asks little and asks nobody else`, async ({ browser }) => {
    for (const width of WIDTHS) {
      const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            window.shifted = (window.shifted ?? 0) + (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(() => window.shifted ?? 0);
      expect(shift, `at ${width} px`).toBeLessThanOrEqual(mayShift);
      const others = requests.filter((request) => new URL(request.url()).origin !== url);
      expect(others.map((request) => request.url())).toEqual([]);
      const questions = requests.filter((request) => isQuestion(request) && !isCounting(request));
      expect(questions.length, questions.map((request) => request.url()).join('\n')).toBeLessThanOrEqual(3);
      const sheets = requests.filter((request) => request.resourceType() === 'stylesheet');
      expect(sheets.map((request) => request.url())).toEqual([]);
      const files = requests.filter((request) => !isPicture(request) && !isQuestion(request));
      expect(files.length, files.map((request) => request.url()).join('\n')).toBeLessThanOrEqual(MAX_FILES);
      await page.context().close();
    }
  });

/** `npm run prove pages` holds back each thing by itself, on three kinds of devices. */
const SLOW = isEveryPageWanted
  ? { widths: [390, 1440], rates: [1, 6, 20], lates: Object.keys(LATE) as Late[], inner: 3 }
  : { widths: [390], rates: [6], lates: ['fonts, pictures and scripts' as const], inner: 0 };

for (const site of isEveryPageWanted ? DEMO_SITES : DEMO_SITES.slice(0, 1))
  test(`${site.name}: nothing moves on a slow device, whatever comes late`, async ({ browser, page }) => {
    test.setTimeout(1_800_000);
    const inner = SLOW.inner === 0 ? [] : (await pagesOf(page, site)).slice(1, 1 + SLOW.inner);
    const moved: string[] = [];
    for (const path of ['/', ...inner.map((one) => one.path)])
      for (const width of SLOW.widths)
        for (const rate of SLOW.rates)
          for (const late of SLOW.lates) {
            const shift = await shiftOf(browser, site.url + path, { width, rate, late });
            if (shift > MAY_SHIFT)
              moved.push(`${path} at ${width} px, ${rate} times slower, late ${late}: ${shift}`);
          }
    expect(moved).toEqual([]);
  });

/** A line of words may still make room for the next one; a picture may not jump. */
const MAY_MOVE = 0.01;

for (const site of DEMO_SITES)
  test(`${site.name}: what is painted of the home page stays where it is while the rest is read`, async ({
    browser,
  }) => {
    for (const width of [390, 1440]) {
      const page = await (await browser.newContext({ viewport: { width, height: 844 } })).newPage();
      const html = await readPage(page, site, '/');
      const moved = Object.entries(await movedWhileRead(page, `${site.url}/`, html));
      expect(moved.filter(([, shift]) => shift > MAY_MOVE)).toEqual([]);
      await page.context().close();
    }
  });

declare global {
  interface Window {
    shifted?: number;
  }
}

test.describe('on a page of its own', () => {
  test.use({ isAlone: true });

  test('a page tells its story in the right order: stub, context, initialisation', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') Object.assign(window, { early: window.Site?.INITIALIZED });
      });
    });
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.goto(`http://demo.localhost:${PORT}/`);
    await page.waitForFunction(() => window.Site?.INITIALIZED);
    const seen = await page.evaluate(() => {
      const { SITE_CONTEXT: context } = (
        window as unknown as { Static: { SITE_CONTEXT: { website: { id: string } } } }
      ).Static;
      const before = context.website.id;
      try {
        context.website.id = 'x';
      } catch {
        // A frozen object may refuse loudly or in silence.
      }
      let later = 0;
      window.Site?.onInitialize(() => (later += 1));
      return {
        early: (window as unknown as { early: boolean }).early,
        isFrozen: context.website.id === before,
        later,
      };
    });
    expect(seen).toEqual({ early: false, isFrozen: true, later: 1 });
    await page.evaluate(() => {
      const script = document.querySelector<HTMLScriptElement>('script[type=module]');
      const again = document.createElement('script');
      again.type = 'module';
      again.src = `${script?.src}?again`;
      document.head.append(again);
    });
    await expect.poll(() => warnings.join('\n')).toContain('already');
  });
});

test('everything can be read without script', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`http://showcase.localhost:${PORT}/blocks/accordion`);
  for (const panel of await page
    .locator('[data-block=accordion] [data-is-open], [data-block=accordion] li')
    .all())
    await expect(panel).toBeVisible();
  await page.goto(`http://demo.localhost:${PORT}/`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
});
