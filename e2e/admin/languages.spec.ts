import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';

test('a language is added, a page translated by keyboard, published and read', async ({ page, visitor }) => {
  await enterAdmin(page, `${ADMIN_URL}settings/languages`);
  const add = page.getByRole('combobox', { name: 'Add a language' });
  await add.fill('French');
  await page.getByRole('option', { name: 'French', exact: true }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const french = page.getByRole('listitem').filter({ hasText: 'français' });
  await expect(french).toContainText(/0 of \d+ texts translated/);
  await expectAccessible(page);

  await visitor.goto(`${SITE_URL}/fr/makers`);
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'fr');

  await french.getByRole('link', { name: 'Translate' }).click();
  await page.getByRole('link', { name: /^Makers/ }).click();
  const title = page.getByRole('textbox', { name: 'Page title, translation' });
  await title.fill('Artisans');
  await title.press('Control+Enter');
  await expect(title).not.toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish: 1 change' }).click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await panel.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor).toHaveTitle(/^Artisans/);
});
