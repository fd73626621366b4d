import { addAuthenticator } from '../kit/authenticator.ts';
import { expectAccessible } from '../kit/axe.ts';
import { linkMailedTo } from '../kit/mailbox.ts';
import { expect, letConfirmationsEnd, test, type Page } from '../kit/test.ts';

const PASSWORD = 'a long enough password';
let count = 0;

/** Somebody with a site of their own: its name and the address of its admin. */
async function anOwner(page: Page) {
  const email = `keys-${Date.now()}-${(count += 1)}@example.com`;
  await page.goto('/signup');
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('radio', { name: /Almanac/ }).check();
  const site = `Keys ${Date.now()}`;
  await page.getByLabel('Name of the site').fill(site);
  await page.getByRole('button', { name: 'Create site' }).click();
  await page.waitForURL(/\/config\//);
  return { email, site, admin: page.url() };
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('status')).toHaveText('Passkey added. You can log in with it now.');
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('status')).toHaveText('You have been successfully logged out.');
}

async function logInWithPassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login?to=/account');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const usePasskey = (page: Page) => page.getByRole('button', { name: 'Use a passkey' });

test('an owner adds a passkey, logs in and deletes a site with it, loses the device and removes it', async ({
  page,
}) => {
  const phone = await addAuthenticator(page);
  const { email, site } = await anOwner(page);
  await addPasskey(page);
  await expect(page.getByText('On one device only')).toBeVisible();
  await expectAccessible(page, { inBothColours: true });
  await page.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('My phone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Passkey renamed.');

  await logOut(page);
  // Among what the browser fills in; this one chooses it by itself.
  await page.goto('/login?to=/');
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();

  await letConfirmationsEnd();
  await page.getByRole('button', { name: `Delete ${site}` }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(usePasskey(page)).toBeFocused();
  await expectAccessible(page, { inBothColours: true });
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByRole('status')).toHaveText(/^The site is deleted\./);

  const lost = await phone.keys();
  await phone.lose();
  await logOut(page);
  await logInWithPassword(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page, { inBothColours: true });
  await page.getByRole('link', { name: 'Choose a new password by email' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mail');
  await page.goto(await linkMailedTo(email, '/reset'));
  await page.getByLabel('New password').fill('another long password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('status')).toHaveText(/^Your password is changed/);
  await logInWithPassword(page, email, 'another long password');
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await expect(page.getByRole('status')).toHaveText('Passkey removed. It no longer logs in.');

  await logOut(page);
  const found = await addAuthenticator(page);
  await found.put(lost);
  await page.goto('/login');
  await expect(page.getByRole('alert')).toHaveText(/^This passkey was not accepted\./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  await found.lose();
});

test('a passkey is the second step after the password, by keyboard', async ({ page }) => {
  const { email } = await anOwner(page);
  const phone = await addAuthenticator(page);
  await addPasskey(page);
  const keys = await phone.keys();
  await phone.lose();
  await logOut(page);
  await logInWithPassword(page, email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  const same = await addAuthenticator(page);
  await same.put(keys);
  await usePasskey(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await same.lose();
});

test('the admin asks for the passkey in another tab, and goes on', async ({ page, context }) => {
  const laptop = await addAuthenticator(page);
  const { email, admin } = await anOwner(page);
  await addPasskey(page);
  await letConfirmationsEnd();
  await page.goto(new URL('/config/settings/permissions', admin).href);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invite somebody' });
  await invitation.getByLabel('Email').fill(`admin-${email}`);
  await invitation.getByRole('checkbox', { name: 'Admin', exact: true }).check();
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const way = question.getByRole('link', { name: 'Use a passkey' });
  await expect(way).toBeFocused();
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  const same = await addAuthenticator(tab);
  await same.put(await laptop.keys());
  await expectAccessible(tab, { inBothColours: true });
  await usePasskey(tab).click();
  await expect(tab.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  await expect(question).toBeHidden();
  await expect(invitation).toBeHidden();
  await expect(page.getByText(`admin-${email}`, { exact: true })).toBeVisible();
  await tab.close();
  await laptop.lose();
});
