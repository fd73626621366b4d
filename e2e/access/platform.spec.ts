import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { fillLogin } from '../kit/people.ts';
import { APP_URL, OWNER, SITE_URL } from '../kit/places.ts';

test('the front page says what this is and shows the demo site', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Build a website. Keep it.');
  const demo = page.getByRole('region', { name: 'Sites that run here' }).getByRole('link').first();
  await expect(demo).toHaveAttribute('href', SITE_URL);
  await demo.click();
  await expect(page).toHaveURL(`${SITE_URL}/`);
});

test('a log-in without a wish for a place ends with the own sites in reach', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Log in' }).click();
  await fillLogin(page);
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
  const mine = page.getByRole('listitem').filter({ hasText: new URL(SITE_URL).host });
  await expect(mine.getByRole('link', { name: /^Visit/ })).toHaveAttribute('href', `${SITE_URL}/?noredirect`);
  await mine.getByRole('link', { name: /^Open/ }).click();
  await expect(page).toHaveURL(`${SITE_URL}/config/`);
});

test('a wrong password is told in words and keeps the email', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, { ...OWNER, password: 'wrong' });
  await expect(page.getByRole('alert')).toHaveText('The email or password is incorrect.');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(OWNER.email);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('an empty form names both fields and goes to the first', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('logging in needs no mouse', async ({ page }) => {
  await page.goto('/login?to=/');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(OWNER.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(OWNER.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form logs in, and tells a wrong password on the same page', async ({ page }) => {
    await page.goto('/login?to=/');
    await fillLogin(page, { ...OWNER, password: 'wrong' });
    await expect(page.getByRole('alert')).toHaveText('The email or password is incorrect.');
    await fillLogin(page);
    await expect(page).toHaveURL(`${APP_URL}/`);
    await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
  });
});

test.describe('for who reads German', () => {
  test.use({ locale: 'de-DE' });

  test('the form answers in German, and English is one click away', async ({ page }) => {
    await page.goto('/login?to=/');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('Bitte geben Sie Ihr Passwort ein')).toBeVisible();
    await page.getByLabel('E-Mail').fill(OWNER.email);
    await page.getByLabel('Passwort').fill('wrong');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByText('E-Mail oder Passwort stimmen nicht.')).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await expect(page).toHaveURL(`${APP_URL}/login?to=%2F`);
  });
});

test('axe finds nothing on the pages for everybody', async ({ page }) => {
  for (const path of ['/', '/login', '/nothing']) {
    await page.goto(path);
    await expectAccessible(page, { inBothColours: true });
  }
});
