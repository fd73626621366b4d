import { expect, test } from './test.ts';
import { expectAccessible } from './axe.ts';
import { enterAdmin } from './people.ts';
import { ADMIN_URL } from './places.ts';

const PAGES_URL = `${ADMIN_URL}pages`;

test('pages are found, and one is added, deleted and brought back from the trash', async ({ page }) => {
  await enterAdmin(page, PAGES_URL);
  const search = page.getByRole('searchbox', { name: 'Search pages' });
  await search.fill('no such page');
  await expect(page.getByRole('status').filter({ hasText: 'No page has' })).toBeVisible();
  await search.fill('');
  await expect(page.getByRole('link', { name: /^Home/ })).toBeVisible();
  await expectAccessible(page, {});
  await page.getByRole('button', { name: 'Add page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await dialog.getByLabel('Page title').fill('Über uns');
  await expect(dialog.getByLabel('Address')).toHaveValue('/uber-uns');
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await expect(page).toHaveURL(/\/config\/pages\/[a-z0-9]{24}$/);
  await page.getByRole('link', { name: 'Page settings' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('/uber-uns');
  await expectAccessible(page);
  await page.getByLabel('Description', { exact: true }).fill('Who we are');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('');

  await page.getByRole('button', { name: 'More for this page' }).click();
  await page.getByRole('menuitem', { name: 'Delete page' }).click();
  await expect(page.getByRole('link', { name: /uber-uns/ })).toBeHidden();
  await page.getByRole('link', { name: 'Trash' }).click();
  const list = page.getByRole('list', { name: 'Deleted pages' });
  await list.getByRole('button', { name: 'Delete for good: Über uns' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Über uns” for good?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Restore Über uns' }).click();
  await expect(page.getByText('“Über uns” is back as a draft.')).toBeVisible();
  await expect(page.getByText('The trash is empty')).toBeVisible();

  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await page.getByRole('button', { name: 'Add to main navigation' }).click();
  await page.getByRole('menuitem', { name: 'Link', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Add a link' });
  await menu.getByLabel('Title', { exact: true }).fill('Elsewhere');
  await menu.getByRole('combobox', { name: 'Leads to' }).fill('https://example.com');
  await menu.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Elsewhere/ })).toBeVisible();
});
