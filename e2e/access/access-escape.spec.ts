import { expect, test } from '../kit/test.ts';
import { changeContext, countOwnerCode, ownerCodeHasRun, serveSiteAt } from '../kit/owner-code.ts';
import { beOwner, enterAdmin, fillLogin } from '../kit/people.ts';
import { ADMIN_URL, APP_URL, SITE_URL } from '../kit/places.ts';

const LOGIN = new RegExp(`^${APP_URL}/login\\?signup=off&to=`);
const ready = () => window.Site?.INITIALIZED === true;

test.describe('a visitor', () => {
  test('gets to the log-in, without a way to sign up, and from there to the page in the admin', async ({
    page,
  }) => {
    await page.goto(`${SITE_URL}/about?x=1`);
    await page.waitForFunction(ready);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(LOGIN);
    await expect(page.getByRole('link', { name: /sign up|create/i })).toHaveCount(0);
    await fillLogin(page);
    await expect(page).toHaveURL(`${SITE_URL}/config/?frameUrl=%2Fabout%3Fx%3D1`);
    const frame = await (await page.waitForSelector('iframe')).contentFrame();
    await expect.poll(() => frame?.url()).toBe(`${SITE_URL}/about?x=1`);
  });

  test('gets nowhere where the owner has switched it off', async ({ page }) => {
    await changeContext(page, (context) => (context.useEscapeKeyToLogin = false));
    await page.goto(`${SITE_URL}/about`);
    await page.waitForFunction(ready);
    await page.keyboard.press('Escape');
    await ownerCodeHasRun(page);
    expect(page.url()).toBe(`${SITE_URL}/about`);
  });

  test('closes the menu of the site and stays on the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const ownerCode = countOwnerCode(page);
    await page.goto(`${SITE_URL}/about`);
    await page.waitForFunction(ready);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    expect([page.url(), ownerCode()]).toEqual([`${SITE_URL}/about`, 0]);
  });
});

test.describe('an owner', () => {
  test('gets to the admin where the visitors’ log-in is off', async ({ page }) => {
    await beOwner(page);
    await changeContext(page, (context) => (context.useEscapeKeyToLogin = false));
    await page.goto(`${SITE_URL}/about?noredirect`);
    await ownerCodeHasRun(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${SITE_URL}/config/?frameUrl=%2Fabout%3Fnoredirect`);
  });

  test('gets from a domain of the site to the admin below the app domain', async ({ page }) => {
    await beOwner(page);
    await serveSiteAt(page, 'http://www.shop.test');
    await page.goto('http://www.shop.test/about?noredirect');
    await ownerCodeHasRun(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${SITE_URL}/config/?frameUrl=%2Fabout%3Fnoredirect`);
  });

  test('hides and shows the panels in the admin, from inside the frame too, and the cookie keeps it', async ({
    page,
    context,
  }) => {
    await enterAdmin(page, ADMIN_URL);
    const pages = page.getByRole('link', { name: 'Pages' });
    const cookie = async () =>
      (await context.cookies(SITE_URL)).find(({ name }) => name === 'PREVIEW_FRAME_EXPANDED')?.value;
    await expect(pages).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pages).toBeHidden();
    expect(await cookie()).toBe('true');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show the panels' })).toBeVisible();
    await expect(pages).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(pages).toBeVisible();
    expect(await cookie()).toBe('false');
    const frame = await (await page.waitForSelector('iframe')).contentFrame();
    await frame?.waitForLoadState('load');
    await frame?.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Escape');
    await expect(pages).toBeHidden();
    await expect(page).toHaveURL(ADMIN_URL);
  });

  test('closes a guide or a menu, and the panels stay as they are', async ({ page }) => {
    await enterAdmin(page, ADMIN_URL);
    const pages = page.getByRole('link', { name: 'Pages' });
    await page.getByRole('button', { name: /^Account/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(pages).toBeVisible();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    const guide = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(guide).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(guide).toBeHidden();
    await expect(pages).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(pages).toBeHidden();
  });
});
