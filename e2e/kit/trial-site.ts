import { expect, type Page } from '@playwright/test';

let count = 0;

/** Somebody new with a site of their own, which is a trial; ends in its admin. */
export async function startTrial(page: Page): Promise<{ url: string }> {
  const name = `Trial ${Date.now()} ${(count += 1)}`;
  await page.goto('/signup');
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Email').fill(`${name.replaceAll(' ', '-')}@example.com`);
  await page.getByLabel('Password').fill('a long enough password');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('radio', { name: /Almanac/ }).check();
  await page.getByLabel('Name of the site').fill(name);
  await page.getByRole('button', { name: 'Create site' }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/config/'));
  await expect(page.getByRole('main')).toBeVisible();
  return { url: new URL(page.url()).origin };
}

export async function saveAccess(page: Page): Promise<void> {
  // The notice of an earlier save may still be there.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved;
  await expect(page.getByText('Saved. Visitors see it from now on.').last()).toBeVisible();
}
