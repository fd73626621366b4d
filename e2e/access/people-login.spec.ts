import { createHmac } from 'node:crypto';
import { expect, test, type Page } from '../kit/test.ts';
import { fromBase32, totpCode } from '#core/accounts/totp.ts';

const PASSWORD = 'a long enough password';
const codeOf = (secret: string, steps = 0) =>
  totpCode(
    (message) => createHmac('sha1', fromBase32(secret)).update(message).digest(),
    Math.floor(Date.now() / 30_000) + steps,
  );

/** An account with a site and the second step of the log-in on. */
async function aCarefulOwner(page: Page): Promise<{ email: string; secret: string; admin: string }> {
  const email = `careful-${Date.now()}@example.com`;
  await page.goto('/signup');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('radio', { name: /Almanac/ }).check();
  await page.getByLabel('Name of the site').fill(`Careful ${Date.now()}`);
  await page.getByRole('button', { name: 'Create site' }).click();
  await page.waitForURL(/\/config\//);
  const admin = page.url();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const secret = (await page.locator('.key').first().innerText()).replaceAll(/\s/g, '');
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.getByRole('button', { name: /Turn on|Confirm/ }).click();
  await expect(page.getByRole('status')).toHaveText('Two-factor authentication is on.');
  return { email, secret, admin };
}

test('a lost session is found again with both steps, and the save goes on', async ({ page, context }) => {
  const { email, secret, admin } = await aCarefulOwner(page);
  await page.goto(new URL('/config/settings/site', admin).href);
  await expect(page.getByLabel('Site title')).toBeVisible();
  await context.clearCookies();
  await page.getByLabel('Site title').fill('Not to be lost');
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'Log in' }).click(),
  ]);
  await tab.getByLabel('Email').fill(email);
  await tab.getByLabel('Password').fill(PASSWORD);
  await tab.getByRole('button', { name: 'Log in' }).click();
  await expect(tab.getByRole('heading', { name: 'One more step' })).toBeVisible();
  // Each code counts once. The next one is good already, and stays so for more than half a minute.
  await tab.getByLabel('Code').fill(codeOf(secret, 1));
  await tab.getByRole('button', { name: 'Log in' }).click();
  await expect(tab.getByRole('heading', { name: 'You are logged in' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Site title')).toHaveValue('Not to be lost');
});
