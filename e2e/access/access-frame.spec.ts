import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { ownerCodeHasRun } from '../kit/owner-code.ts';
import { beOwner, enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';

test('a link followed in the frame moves the address, which survives a reload', async ({ page }) => {
  // Wide enough for the site to show its menu beside a panel.
  await page.setViewportSize({ width: 1700, height: 900 });
  await enterAdmin(page, ADMIN_URL);
  const site = page.frameLocator('iframe');
  // By name: what is below the pointer opens folders, and their links come in between.
  const menu = site.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Makers', exact: true }).click();
  await expect(page).toHaveURL(/\/config\/\?frameUrl=%2F[a-z]+/);
  const address = page.url();
  const path = new URL(address).searchParams.get('frameUrl') ?? '';
  await page.reload();
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  await expect.poll(() => frame?.url()).toBe(SITE_URL + path);
  expect(page.url()).toBe(address);

  await page.getByRole('link', { name: 'Pages' }).click();
  await expect(page).toHaveURL(`${ADMIN_URL}pages`);
  await menu.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(/\/config\/pages\?frameUrl=%2F[a-z]+/);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/config\/\?frameUrl=%2F[a-z]+/);
});

test('the site is seen as on a phone, on a tablet and on a large one, and in a tab of its own', async ({
  page,
  context,
}) => {
  await enterAdmin(page, ADMIN_URL);
  const frame = page.locator('iframe');
  for (const [device, width, height] of [
    ['Phone', 428, 926],
    ['Tablet', 768, 1024],
    ['Large tablet', 1024, 1366],
  ] as const) {
    await page.getByRole('radio', { name: device, exact: true }).press('Space');
    await expect
      .poll(() => frame.evaluate((element) => [element.clientWidth, element.clientHeight]))
      .toEqual([width, height]);
  }
  await page.getByRole('radio', { name: 'Desktop' }).press('Space');
  await expect
    .poll(() => frame.evaluate((element) => element.clientWidth === element.parentElement?.clientWidth))
    .toBe(true);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open this page in a new tab' }).click();
  const tab = await opened;
  await ownerCodeHasRun(tab);
  expect(tab.url()).toBe(`${SITE_URL}/?noredirect`);
});

test('another site cannot frame the admin', async ({ page }) => {
  await beOwner(page);
  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${ADMIN_URL}"></iframe>` }),
  );
  await page.goto('http://elsewhere.test/');
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});

test('a refusal shows the system error, which can be cleared', async ({ page }) => {
  await enterAdmin(page, `${ADMIN_URL}settings/site`);
  await page.route('**/api/content/documents/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 403, json: { authorizationFail: true, cleaned: true, errorKey: 'key-7' } })
      : route.continue(),
  );
  await page.getByLabel('Site title').fill('Refused');
  const overlay = page.getByRole('alertdialog', { name: 'Something Went Wrong!' });
  await expect(overlay).toContainText('key-7');
  await expect(overlay.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await expectAccessible(page, { within: '[role=alertdialog]' });
  await overlay.getByRole('button', { name: 'Clear' }).click();
  await expect(overlay).toBeHidden();
  await expect(page.getByLabel('Site title')).toHaveValue('Refused');
});
