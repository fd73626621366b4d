import { expect, test, type Page } from '../kit/test.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL } from '../kit/places.ts';

test.use({ changesNothing: true });

/** As after an upgrade of the server: the open build's files are gone, until the page is loaded again. */
async function upgrade(page: Page): Promise<void> {
  let isLoadedAgain = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLoadedAgain = true;
  });
  await page.route('**/assets/admin/**', (route) =>
    isLoadedAgain ? route.continue() : route.fulfill({ status: 404 }),
  );
}

test.describe('after an upgrade of the server', () => {
  test('a screen whose code is gone is there once the page was loaded again', async ({ page }) => {
    await enterAdmin(page, `${ADMIN_URL}settings`);
    await upgrade(page);
    await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Newsletter' }).click();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
    await expect(page).toHaveURL(`${ADMIN_URL}newsletter`);
  });

  test('a screen of an area that is open says in its own place that it is gone', async ({ page }) => {
    await enterAdmin(page, `${ADMIN_URL}settings`);
    await upgrade(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Redirects/ })
      .click();
    await page
      .getByRole('region', { name: 'A new version is ready' })
      .getByRole('button', { name: 'Reload' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Redirects' })).toBeVisible();
  });

  test('a part that is gone takes nothing along, and a notice asks to reload', async ({ page }) => {
    await enterAdmin(page, `${ADMIN_URL}selling/products/new`);
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toBeFocused();
    await name.fill('Rye loaf');
    await upgrade(page);
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByText('A new version is ready')).toBeVisible();
    await expect(name).toHaveValue('Rye loaf');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(name).toHaveValue('');
  });
});
