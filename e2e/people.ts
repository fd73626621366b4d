import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { OWNER } from './places.ts';

export async function fillLogin(page: Page, { email, password } = OWNER): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Goes to a place of the admin, logging in on the way there. */
export async function enterAdmin(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await fillLogin(page);
  await page.waitForURL(({ pathname }) => pathname.startsWith('/config/'));
  await expect(page.getByRole('main')).toBeVisible();
}

export async function expectAccessible(page: Page): Promise<void> {
  // The site in the frame has checks of its own.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** From the list of pages to the settings of the home page. */
export async function openSettings(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Home/ }).click();
  await page.getByRole('link', { name: 'Page settings' }).click();
}
