import { expectAccessible } from '../kit/axe.ts';
import { ADMIN_URL } from '../kit/places.ts';
import { enterAdmin } from '../kit/people.ts';
import { expect, test } from '../kit/test.ts';

test.use({ changesNothing: true });

test('Ctrl K finds screens and things from anywhere, by keyboard alone', async ({ page }) => {
  await enterAdmin(page, `${ADMIN_URL}inbox`);
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  const chosen = page
    .getByRole('listbox', { name: 'Search everything' })
    .getByRole('option', { selected: true });
  await expect(field).toBeFocused();
  await page.keyboard.type('stokc');
  await expect(chosen).toContainText('Inventory');
  await field.fill('chestnut');
  await expect(chosen).toContainText('Chestnut honey');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Chestnut honey' })).toBeVisible();

  await page.keyboard.press('Control+K');
  await field.fill('help variants');
  await page.keyboard.press('Enter');
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByRole('heading', { name: 'Add a product' })).toBeVisible();
  await expectAccessible(page);
  await help.getByRole('button', { name: 'Close help' }).click();
  await expect(help).toBeHidden();

  await page.keyboard.press('Control+K');
  await field.fill('qqqq');
  await expect(page.getByText('Nothing found for “qqqq”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});
