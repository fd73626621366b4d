import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';

const frameAddress = 'iframe[title="Your site"]';

test.describe('the frame', () => {
  for (const [wanted, shown] of [
    ['/search?q=jar', '/search?q=jar'],
    ['//elsewhere.example/', '/'],
  ] as const) {
    test(`shows ${shown} when asked for ${wanted}`, async ({ page }) => {
      await enterAdmin(page, `${ADMIN_URL}?frameUrl=${encodeURIComponent(wanted)}`);
      const frame = await (await page.waitForSelector(frameAddress)).contentFrame();
      await expect.poll(() => frame?.url()).toBe(SITE_URL + shown);
    });
  }
});

test('the site is not loaded behind a screen that takes all the room, but once there is room for it', async ({
  page,
}) => {
  await enterAdmin(page, `${ADMIN_URL}selling/orders`);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  const frame = await (await page.waitForSelector(frameAddress, { state: 'attached' })).contentFrame();
  await page.waitForLoadState('networkidle');
  expect(frame?.url()).toBe('about:blank');
  await page.getByRole('link', { name: 'Pages' }).click();
  await expect.poll(() => frame?.url()).toContain(SITE_URL);
});

test('places inside the admin can be opened directly, unknown ones say so', async ({ page }) => {
  await enterAdmin(page, `${ADMIN_URL}design/theme/colours`);
  await expect(page.getByRole('heading', { name: 'Colours' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Colours' })).toBeVisible();
  await page.goto(`${ADMIN_URL}no/such/place`);
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
});

test('the sidebar folds to icons and stays so', async ({ page }) => {
  await enterAdmin(page, ADMIN_URL);
  await page.getByRole('button', { name: 'Narrow the sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Widen the sidebar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pages' })).toBeVisible();
});

test('the first stop of the keyboard leads past the menu', async ({ page }) => {
  await enterAdmin(page, `${ADMIN_URL}pages`);
  await expect(page.getByRole('main').getByRole('link', { name: /^Home/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the menu opens areas, and publishing stays in reach', async ({ page }) => {
    await enterAdmin(page, ADMIN_URL);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Pages' })).toBeVisible();
    await expectAccessible(page, { without: [], inBothColours: true });
    await page.getByRole('link', { name: 'Pages' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: /^Home/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Publish/ })).toBeVisible();
    await expectAccessible(page);
  });
});
