import { expect, test } from './test.ts';
import { expectAccessible } from './axe.ts';
import { enterAdmin } from './people.ts';
import { PORT } from './places.ts';

const URL_OF_PAGE = `http://showcase.localhost:${PORT}/blocks/newsletter`;

test('a visitor signs up; a mistake is told at the field and nowhere else', async ({ page }) => {
  await page.goto(URL_OF_PAGE);
  await expectAccessible(page);
  const form = page.locator('form[data-form-id="letters"]');
  await expect(form.locator('.form-submit')).toHaveText('Sign Up');
  await form.getByLabel('Email').fill('nobody');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(form.getByText('Email is not valid.')).toBeVisible();
  await expect(form.getByText('Your form has encountered a problem.')).toHaveCount(0);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    document.addEventListener('newsletter:subscribe', () => heard.push('subscribed'));
  });
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.locator('.form-sent')).toHaveText('Thank you!');
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(['subscribed']);
});

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
