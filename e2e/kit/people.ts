import { expect, test, type Cookie, type Locator, type Page } from '@playwright/test';
import { ADMIN_URL, OWNER } from './places.ts';

export async function fillLogin(page: Page, { email, password } = OWNER): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The session of an earlier journey, which saves the others the log-in as long as nobody ends it. */
let session: Cookie[] = [];
/** Whose journeys it is from; another file may have left one that has ended. */
let sessionOf = '';

/** Goes to a place of the admin, logging in on the way there where no session is left. */
export async function enterAdmin(page: Page, url: string): Promise<void> {
  await page.context().addCookies(session);
  await page.goto(url);
  const login = page.getByRole('heading', { name: 'Log in' });
  const main = page.getByRole('main');
  await expect(login.or(main).first()).toBeVisible();
  if (await login.isVisible()) {
    await fillLogin(page);
    await page.waitForURL(({ pathname }) => pathname.startsWith('/config/'));
  }
  await expect(main).toBeVisible();
  session = await page.context().cookies();
  sessionOf = test.info().file;
}

/** Proves again who it is, where that is asked before something is done; `done` shows that it was. */
export async function proveIdentity(page: Page, done: Locator): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const password = question.getByRole('textbox', { name: 'Password' });
  await expect(password.or(done).first()).toBeVisible();
  if (!(await password.isVisible())) return;
  await password.fill(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(done).toBeVisible();
}

/** Logged in, wherever the page is; for files in which nobody logs out. */
export async function beOwner(page: Page): Promise<void> {
  if (sessionOf !== test.info().file) await enterAdmin(page, ADMIN_URL);
  await page.context().addCookies(session);
}
