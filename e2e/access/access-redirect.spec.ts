import { expect, test, type Page } from '../kit/test.ts';
import { ContributorRole, Permission } from '#core/enumerations/permissions.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { changeContext, countOwnerCode, ownerCodeHasRun, serveSiteAt } from '../kit/owner-code.ts';
import { beOwner, enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, PORT, SITE_URL } from '../kit/places.ts';

const EXPANDED = 'PREVIEW_FRAME_EXPANDED';
const expanded = async (page: Page) =>
  (await page.context().cookies(SITE_URL)).find(({ name }) => name === EXPANDED)?.value;

async function expectStay(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await ownerCodeHasRun(page);
  expect(page.url()).toBe(url);
  expect(await expanded(page)).toBeUndefined();
}

test('a visitor stays, and loads nothing for owners', async ({ page }) => {
  const ownerCode = countOwnerCode(page);
  await page.goto(`${SITE_URL}/about?x=1`, { waitUntil: 'networkidle' });
  expect([page.url(), ownerCode()]).toEqual([`${SITE_URL}/about?x=1`, 0]);
});

test.describe('an owner', () => {
  test.beforeEach(({ page }) => beOwner(page));

  test('is taken to the admin with the page in its frame, which has the whole window', async ({ page }) => {
    await page.goto(`${SITE_URL}/about?x=1`);
    await expect(page).toHaveURL(`${SITE_URL}/config/?frameUrl=%2Fabout%3Fx%3D1`);
    expect(await expanded(page)).toBe('true');
    await expect(page.getByRole('button', { name: 'Show the panels' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pages' })).toBeHidden();
    const frame = await (await page.waitForSelector('iframe')).contentFrame();
    await expect.poll(() => frame?.url()).toBe(`${SITE_URL}/about?x=1`);
  });

  test('can step back to where they came from', async ({ page }) => {
    await page.goto(`http://localhost:${PORT}/`);
    await page.goto(`${SITE_URL}/about`);
    await expect(page).toHaveURL(/frameUrl=%2Fabout$/);
    await page.goBack();
    await expect(page).toHaveURL(`http://localhost:${PORT}/`);
  });

  test('stays with ?noredirect, and in that tab from then on', async ({ page, context }) => {
    await expectStay(page, `${SITE_URL}/?noredirect`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== '/');
    await ownerCodeHasRun(page);
    expect(page.url()).not.toContain('config');
    const other = await context.newPage();
    await expectStay(other, `${SITE_URL}/about?noredirect=true`);
    const third = await context.newPage();
    await third.goto(`${SITE_URL}/about`);
    await expect(third).toHaveURL(/\/config\//);
  });

  const cases: [string, (context: SiteContext) => void][] = [
    ['developer mode', ({ website }) => (website.developerMode = true)],
    [
      'the role of a viewer alone',
      (context) =>
        Object.assign(context, {
          websiteRoles: [ContributorRole.viewer],
          accessPermissions: [Permission.authenticated],
        }),
    ],
  ];
  for (const [name, change] of cases) {
    test(`stays with ${name}`, async ({ page }) => {
      await changeContext(page, change);
      await expectStay(page, `${SITE_URL}/about`);
    });
  }

  test('stays in a frame, the admin’s and any other', async ({ page }) => {
    await enterAdmin(page, ADMIN_URL);
    const inside = await (await page.waitForSelector('iframe')).contentFrame();
    await expect.poll(() => inside?.url()).toBe(`${SITE_URL}/`);
    await page.goto(`${SITE_URL}/about?noredirect`);
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/about';
      document.body.append(frame);
    });
    const frame = await (await page.waitForSelector('iframe')).contentFrame();
    await frame?.waitForFunction(() => window.Site?.INITIALIZED);
    await frame?.waitForLoadState('networkidle');
    expect(frame?.url()).toBe(`${SITE_URL}/about`);
  });

  test('is taken from a domain of the site to its host below the app domain', async ({ page }) => {
    await serveSiteAt(page, 'http://www.shop.test');
    await page.goto('http://www.shop.test/about?x=1');
    await expect(page).toHaveURL(`${SITE_URL}/config/?frameUrl=%2Fabout%3Fx%3D1`);
  });
});
