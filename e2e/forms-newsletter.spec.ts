import { expect, test } from './test.ts';
import { expectAccessible } from './axe.ts';
import { enterAdmin } from './people.ts';
import { PORT } from './places.ts';

test('people are imported, a letter is looked at, tried and sent to them', async ({ page }) => {
  await enterAdmin(page, `http://showcase.localhost:${PORT}/config/newsletter`);
  await page.getByRole('link', { name: /News, confirmed/ }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Email,Name\r\ngrace@example.com,Grace Hopper\r\nnobody,\r\n'),
  });
  await expect(page.getByText('grace@example.com (Grace Hopper)')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to all lists' }).click();
  await page.getByRole('button', { name: 'Write a letter' }).click();
  await page.getByLabel('To', { exact: true }).selectOption('');
  await page.getByRole('button', { name: 'Send…' }).click();
  await expect(page.getByText('A List must be selected')).toBeVisible();
  await page.getByLabel('To', { exact: true }).selectOption('news-confirmed');
  await page.getByLabel('Subject').fill('Spring');
  await page.getByLabel('Text').fill('Hello,\n\nthe garden is open.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.frameLocator('iframe').getByText('the garden is open.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(/A test is on its way/)).toBeVisible();
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.locator('dl')).toContainText('People1');
});
