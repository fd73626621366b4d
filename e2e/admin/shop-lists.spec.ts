import { expect, test, type Page } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL } from '../kit/places.ts';

const cell = (page: Page, name: string, column: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name, exact: true }) })
    .locator(`[data-column="${column}"]`);
const paste = (page: Page, text: string) =>
  page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);

test('prices of many products are pasted, undone, corrected and saved together', async ({ page }) => {
  await enterAdmin(page, `${ADMIN_URL}selling/products`);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Select Chestnut honey' }).check();
  await page.getByRole('checkbox', { name: 'Select Olive oil, new tin' }).check();
  await page.getByRole('link', { name: 'Edit in table' }).click();
  const grid = page.getByRole('grid', { name: 'Edit products' });
  await expect(grid.getByRole('row')).toHaveCount(5);
  await expectAccessible(page);

  await cell(page, 'Chestnut honey', 'price').click();
  // Past the row of the olive oil, whose prices stand with its sizes.
  await paste(page, '11.50\n45\ntoo dear\n');
  await expect(cell(page, '3 l', 'price')).toContainText('45.00');
  await expect(cell(page, '5 l', 'price')).toContainText('Enter a price such as 12.50.');
  await expect(page.getByRole('button', { name: 'Save 3 changes' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.keyboard.press('Control+Shift+z');

  await page.getByRole('button', { name: 'Go to the first one' }).click();
  await expect(cell(page, '5 l', 'price')).toBeFocused();
  await page.keyboard.type('70');
  await page.keyboard.press('Tab');
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save 4 changes' }).click();
  // The server knows what two cells of a row mean together.
  await expect(cell(page, '5 l', 'sale')).toContainText('The sale price must not be above the price.');
  await cell(page, '5 l', 'sale').click();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Save 3 changes' }).click();
  await expect(page.getByText('2 products saved.')).toBeVisible();
  await page.reload();
  await expect(cell(page, '5 l', 'price')).toHaveText('70.00');
  await expect(cell(page, 'Chestnut honey', 'price')).toHaveText('11.50');
});

test('what somebody else changed meanwhile is shown before it is written over', async ({ page, visitor }) => {
  await enterAdmin(page, `${ADMIN_URL}selling/products/edit?words=sourdough`);
  await expect(cell(page, 'Country sourdough', 'price')).toBeVisible();
  await enterAdmin(visitor, `${ADMIN_URL}selling/products/edit?words=sourdough`);
  const rename = async (of: Page, name: string) => {
    await of.locator('[data-at="0:0"]').click();
    await of.keyboard.type(name);
    await of.keyboard.press('Enter');
    await of.getByRole('button', { name: 'Save 1 change' }).click();
  };
  await rename(visitor, 'Town sourdough');
  await expect(visitor.getByText('1 product saved.')).toBeVisible();
  await rename(page, 'Village sourdough');
  await expect(page.getByText('Somebody else changed some of these products')).toBeVisible();
  await expect(page.locator('[data-at="0:0"]')).toHaveAttribute('title', /meantime|Town sourdough/);
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('1 product saved.')).toBeVisible();
});

test('a view of the orders is saved under a name, opened, renamed and deleted', async ({ page }) => {
  await enterAdmin(page, `${ADMIN_URL}selling/orders`);
  const payment = page.getByRole('combobox', { name: 'Payment' });
  await payment.selectOption('Unpaid');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('To collect');
  await page.keyboard.press('Enter');
  const views = page.getByRole('group', { name: 'Saved views' });
  await expect(views.getByRole('button', { name: 'To collect', exact: true })).toBeVisible();
  await page.reload();
  await views.getByRole('button', { name: 'To collect', exact: true }).click();
  await expect(payment).toHaveValue('no');
  await page.getByRole('button', { name: 'Actions for To collect' }).click();
  await page.getByRole('menuitem', { name: 'Rename view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Unpaid orders');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Actions for Unpaid orders' }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(page.getByText('View deleted.')).toBeVisible();
  await expect(views.getByRole('button', { name: 'Unpaid orders', exact: true })).toBeHidden();
});

test('settings are found by half a word and in spite of a slip', async ({ page }) => {
  await enterAdmin(page, `${ADMIN_URL}settings`);
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('brower ico');
  await page.getByRole('link', { name: 'Browser icon' }).click();
  await expect(page.getByRole('heading', { name: 'Site', exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one column at a time', async ({ page }) => {
    await enterAdmin(page, `${ADMIN_URL}selling/products/edit?words=honey`);
    await page.getByLabel('Column').selectOption('Stock');
    const stock = page.getByLabel('Stock of Chestnut honey');
    await stock.fill('44');
    await stock.blur();
    await expect(page.getByText('Was: 30')).toBeVisible();
    await page.getByRole('button', { name: 'Save 1 change' }).click();
    await expect(page.getByText('1 product saved.')).toBeVisible();
    await expect(stock).toHaveValue('44');
  });
});
