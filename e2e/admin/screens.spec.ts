import { findBarriers } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL } from '../kit/places.ts';
import { expect, test, type Page } from '../kit/test.ts';

test.describe.configure({ mode: 'parallel' });

/** `npm run prove screens` looks at every width; `npm test` at phones, where there is the least room. */
const isEveryWidthWanted = process.env.LOOK_AT_SCREENS === 'all';
const WIDTHS = isEveryWidthWanted ? [390, 768, 1440] : [390];

/** Screens by their addresses; in place of a star stands whatever the list before it shows first. */
const SCREENS = {
  'pages and design': [
    '',
    'pages',
    'pages?add',
    'pages/trash',
    'pages/previews',
    'pages/*/settings',
    'design',
    'design/theme/colours',
    'design/theme/type',
    'design/theme/shape',
    'design/theme/css',
    'design/template',
    'design/history',
    'assets',
    'no/such',
  ],
  'what is written': [
    'collections',
    'collections/*',
    'collections/*/settings',
    'collections/*/*',
    'translations',
    'forms',
    'forms/*',
    'forms/*/figures',
    'inbox',
    'inbox/*',
    'inbox/mails',
    'comments',
    'reviews',
    'marketing',
    'marketing/announcement',
    'marketing/popup',
    'newsletter',
    'newsletter/*',
    'newsletter/letters/*',
  ],
  'the shop': [
    'selling/orders',
    'selling/orders/*',
    'selling/orders/new',
    'selling/customers',
    'selling/customers/*',
    'selling/subscriptions',
    'selling/subscriptions/*',
    'selling/fast-forward',
    'selling/members',
    'selling/products',
    'selling/products/*',
    'selling/products/new',
    'selling/products/edit',
    'selling/categories',
    'selling/inventory',
    'selling/discounts',
    'selling/donations',
    'selling/gift-cards',
    'selling/carts',
    'selling/sales',
    'selling/settings',
  ],
  figures: [
    ...['', '/pages', '/sources', '/visitors', '/search', '/forms', '/goals', '/marketing', '/not-found'],
    ...['/shop', '/experiments', '/speed'],
  ].map((path) => `analytics${path}`),
  settings: [
    'activity',
    'activity/script-errors',
    ...[
      ...['', '/site', '/business', '/comments', '/reviews', '/region', '/languages', '/words', '/extras'],
      ...['/badge', '/domains', '/access', '/permissions', '/forms', '/redirects', '/cookies', '/receipts'],
      ...['/contacts', '/code', '/pixels', '/code-approval', '/escape', '/billing', '/account'],
      ...['/notifications', '/moving'],
    ].map((path) => `settings${path}`),
  ],
} as const satisfies Record<string, readonly string[]>;

for (const width of WIDTHS)
  for (const [area, screens] of Object.entries(SCREENS))
    test(`${area}: every screen fits ${width} px, and axe finds nothing, in the light and in the dark`, async ({
      page,
    }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height: 900 });
      await enterAdmin(page, ADMIN_URL);
      const seen = new Map<string, string>();
      const found: string[] = [];
      for (const screen of screens) {
        const path = await addressOf(page, screen, seen);
        await page.goto(ADMIN_URL + path);
        await untilDrawn(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) found.push(`${screen}: ${overflow} px too wide`);
        // What was still being drawn is looked at once more.
        let barriers = await findBarriers(page, { inBothColours: true });
        if (barriers.length > 0) barriers = await findBarriers(page, { inBothColours: true });
        found.push(...barriers.map((barrier) => `${screen}: ${barrier}`));
      }
      expect(found).toEqual([]);
    });

/** The first of a list that was open is what a star stands for. */
async function addressOf(page: Page, screen: string, seen: Map<string, string>): Promise<string> {
  const at = screen.indexOf('*');
  if (at < 0) return screen;
  const before = screen.slice(0, at);
  const known = seen.get(before);
  if (known !== undefined) return addressOf(page, known + screen.slice(at + 1), seen);
  await page.goto(ADMIN_URL + before.replace(/\/(?:letters\/)?$/, ''));
  await untilDrawn(page);
  const links = page.locator(`main a[href*="/config/${before}"]`);
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname));
  const ids = paths.map((path) => path.slice(`/config/${before}`.length).split('/')[0] ?? '');
  const id = ids.find((each) => /^[a-z0-9]{24}$/.test(each));
  if (id === undefined) throw new Error(`There is nothing on ${before}.`);
  seen.set(before, before + id);
  return addressOf(page, before + id + screen.slice(at + 1), seen);
}

const untilDrawn = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('main [role=progressbar], main .mantine-Skeleton-root') === null,
  );
