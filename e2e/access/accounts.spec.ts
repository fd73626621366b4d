import { expect, letConfirmationsEnd, test, type Page } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { APP_URL, PORT } from '../kit/places.ts';

const PASSWORD = 'a long enough password';
let count = 0;
const newEmail = () => `ada-${Date.now()}-${(count += 1)}@example.com`;

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start a site');
}

/** The link in the newest mail, read where a developer reads it. */
async function newestLink(page: Page): Promise<string> {
  await page.goto('/outbox');
  const link = page.getByRole('article').first().getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}

test('from the front page to the editor of a new site', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start a site' }).click();
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Please use at least 10 characters.')).toBeVisible();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start a site');
  for (const picture of await page.getByRole('group').getByRole('presentation').all())
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  await page.getByRole('radio', { name: /Almanac/ }).check();
  await page.getByLabel('Address').fill('admin');
  await page.getByRole('button', { name: 'Create site' }).click();
  await expect(page.getByText('Please enter a name for the site')).toBeVisible();
  const name = `Studio ${Date.now()}`;
  await page.getByLabel('Name of the site').fill(name);
  await page.getByRole('button', { name: 'Create site' }).click();
  await expect(page.getByText('This address is kept for the platform.')).toBeVisible();
  await page.getByLabel('Address').fill('');
  await page.getByRole('button', { name: 'Create site' }).click();
  const host = `${name.toLowerCase().replace(' ', '-')}.localhost:${PORT}`;
  // A site with all its pictures is made before it opens.
  await page.waitForURL(new RegExp(`^http://${host}/config/pages/\\w{24}`));
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
  await expect(page.frameLocator('iframe').locator('main .block').first()).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
});

test('a forgotten password is replaced by mail, and other browsers are logged out', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await signUp(page, email);
  const other = await browser.newPage({ baseURL: APP_URL });
  await other.goto('/login');
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send the link' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Look into your mail');
  const link = await newestLink(page);
  await other.goto(link);
  await other.getByLabel('New password').fill('an entirely new one');
  await other.getByRole('button', { name: 'Change password' }).click();
  await expect(other.getByRole('status')).toHaveText('Your password is changed. Please log in with it.');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await other.getByLabel('Email').fill(email);
  await other.getByLabel('Password').fill('an entirely new one');
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your sites');
  await other.goto(link);
  await other.getByLabel('New password').fill('one more password');
  await other.getByRole('button', { name: 'Change password' }).click();
  await expect(other.getByRole('alert').first()).toContainText('This link was used before');
  await other.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('one signs up, starts a site, and reads what was wrong', async ({ page }) => {
    await signUp(page, newEmail());
    await page.getByRole('radio', { name: /Almanac/ }).check();
    await page.getByLabel('Name of the site').fill(`Plain ${Date.now()}`);
    await page.getByLabel('Address').fill('demo');
    await page.getByRole('button', { name: 'Create site' }).click();
    await expect(page.getByRole('alert')).toHaveText('This address is taken. Please choose another one.');
    await page.getByLabel('Name of the site').fill(`Plain ${Date.now()}`);
    await page.getByRole('button', { name: 'Create site' }).click();
    await page.waitForURL(/\/config\//);
    await page.goto('/account');
    await letConfirmationsEnd();
    await page.getByLabel('New password').fill('one more password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm it’s you');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your current password is incorrect.')).toBeVisible();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByLabel('New password').fill('one more password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByRole('status')).toHaveText(/^Your password is changed/);
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('status')).toHaveText('You have been successfully logged out.');
  });
});

test('axe finds nothing on the pages into and of an account', async ({ page }) => {
  for (const path of ['/signup', '/reset?token=x', '/login/code']) {
    await page.goto(path);
    await expectAccessible(page, { inBothColours: true });
  }
  await signUp(page, newEmail());
  await expectAccessible(page, { inBothColours: true });
  await page.goto('/account');
  await expectAccessible(page, { inBothColours: true });
  await letConfirmationsEnd();
  await page.getByRole('button', { name: 'Turn on' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(question.getByLabel('Password')).toBeFocused();
  await expectAccessible(page, { inBothColours: true });
  await question.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two-factor authentication');
  await expectAccessible(page, { inBothColours: true });
  await page.goto('/outbox');
  await expectAccessible(page, { inBothColours: true });
  await page.goto('/');
  await expectAccessible(page, { inBothColours: true });
});
