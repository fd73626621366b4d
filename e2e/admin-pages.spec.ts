import { expect, test } from './test.ts';
import { expectAccessible } from './axe.ts';
import { enterAdmin, fillLogin, openSettings } from './people.ts';
import { ADMIN_URL } from './places.ts';

const PAGES_URL = `${ADMIN_URL}pages`;

test('pages can be found, and a search without a match says so', async ({ page }) => {
  await enterAdmin(page, PAGES_URL);
  const search = page.getByRole('searchbox', { name: 'Search pages' });
  await search.fill('no such page');
  await expect(page.getByRole('status').filter({ hasText: 'No page has' })).toBeVisible();
  await search.fill('');
  await expect(page.getByRole('link', { name: /^Home/ })).toBeVisible();
});

test('a page is added, deleted and brought back', async ({ page }) => {
  await enterAdmin(page, PAGES_URL);
  await page.getByRole('button', { name: 'Add page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await dialog.getByLabel('Page title').fill('Über uns');
  await expect(dialog.getByLabel('Address')).toHaveValue('/uber-uns');
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await expect(page).toHaveURL(/\/config\/pages\/[a-z0-9]{24}$/);
  await page.getByRole('link', { name: 'Page settings' }).click();
  await page.reload();
  await expect(page.getByLabel('Address')).toHaveValue('/uber-uns');

  await page.getByLabel('Description', { exact: true }).fill('Who we are');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('');

  await page.getByRole('button', { name: 'More for this page' }).click();
  await page.getByRole('menuitem', { name: 'Delete page' }).click();
  await expect(page.getByRole('link', { name: /uber-uns/ })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /uber-uns New/ })).toBeVisible();
});

test('a bad address is named at its field', async ({ page }) => {
  await enterAdmin(page, PAGES_URL);
  await openSettings(page);
  await page.getByLabel('Address').fill('/No way');
  await expect(page.getByText('/No way is not a valid page URL')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Back to all pages' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
});

test('two people cannot overwrite each other unseen', async ({ page, context }) => {
  await enterAdmin(page, PAGES_URL);
  await openSettings(page);
  const description = page.getByLabel('Description', { exact: true });
  await expect(description).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Title for search engines').fill('From the other window');
  await other.getByRole('button', { name: 'Save draft' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();

  await description.fill('From this window');
  await page.getByRole('button', { name: 'Save draft' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Somebody else saved this in the meantime. Nothing was overwritten.');
  await expect(alert.getByRole('listitem')).toHaveText(['Title for search engines']);
  await alert.getByRole('button', { name: 'Keep my changes on top of it' }).click();
  await expect(page.getByLabel('Title for search engines')).toHaveValue('From the other window');
  await expect(description).toHaveValue('From this window');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a save outlives the end of the session', async ({ page, context }) => {
  await enterAdmin(page, PAGES_URL);
  await openSettings(page);
  await page.getByLabel('Description', { exact: true }).fill('Typed before the session ended');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Log in' }).click(),
  ]);
  await fillLogin(tab);
  await expect(tab.getByRole('heading', { name: 'You are logged in' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('Typed before the session ended');
});

test('axe finds nothing in the list and in a page', async ({ page }) => {
  await enterAdmin(page, PAGES_URL);
  await expect(page.getByRole('link', { name: /^Home/ })).toBeVisible();
  await expectAccessible(page);
  await openSettings(page);
  await expect(page.getByLabel('Address')).toBeVisible();
  await expectAccessible(page);
});
