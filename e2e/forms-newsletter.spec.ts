import { expect, test } from './test.ts';
import { expectAccessible } from './people.ts';
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
