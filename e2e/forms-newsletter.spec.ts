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

test('the same person twice is thanked twice', async ({ page }) => {
  for (let index = 0; index < 2; index += 1) {
    await page.goto(URL_OF_PAGE);
    const form = page.locator('form[data-form-id="letters"]');
    await form.getByLabel('Email').fill('Twice@Example.com');
    await form.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.locator('.form-sent')).toBeVisible();
  }
});

for (const [width, isSmall] of [
  [319, true],
  [320, false],
] as const) {
  test(`a block of ${width} px is ${isSmall ? '' : 'not '}small`, async ({ page }) => {
    await page.goto(URL_OF_PAGE);
    const block = page.locator('.newsletter').first();
    await block.evaluate((element, px) => (element.style.width = `${px}px`), width);
    if (isSmall) await expect(block).toHaveClass(/small-container/);
    else await expect(block).not.toHaveClass(/small-container/);
  });
}

test('small print is marked, and no longer once it is larger', async ({ page }) => {
  await page.goto(URL_OF_PAGE);
  const words = page.locator('.form-disclaimer').first();
  await expect(words).not.toHaveClass(/min-font/);
  await words.evaluate((element) => (element.style.fontSize = '13px'));
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(words).toHaveClass(/min-font/);
  await words.evaluate((element) => (element.style.fontSize = '14px'));
  await page.setViewportSize({ width: 1010, height: 700 });
  await expect(words).not.toHaveClass(/min-font/);
});
