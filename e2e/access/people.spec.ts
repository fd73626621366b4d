import { expect, letConfirmationsEnd, test, type Browser, type Locator, type Page } from '../kit/test.ts';
import { linkMailedTo } from '../kit/mailbox.ts';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, APP_URL, SITE_URL } from '../kit/places.ts';

const PERMISSIONS = `${ADMIN_URL}settings/permissions`;
const PASSWORD = 'a long enough password';
let count = 0;
const newEmail = () => `grace-${Date.now()}-${(count += 1)}@example.com`;

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('checkbox', { name: 'Editor', exact: true }).uncheck();
  await dialog.getByRole('checkbox', { name: role, exact: true }).check();
  await dialog.getByLabel('Message').fill('Glad to have you.');
  await expectAccessible(page, { within: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
}

/** From the link of the mail to the site, with a new account. */
async function signUpAndAccept(browser: Browser, email: string, site = SITE_URL): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: APP_URL })).newPage();
  await page.goto(await linkMailedTo(email));
  await expect(page.getByText('Glad to have you.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Your name').fill('Grace Hopper');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.waitForURL(({ href }) => href.startsWith(site));
  return page;
}

const statusOf = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const key = document.querySelector<HTMLMetaElement>('meta[name="admin-key"]')?.content ?? '';
    return (await fetch(address, { headers: { 'x-admin-key': key } })).status;
  }, path);

test('somebody invited sees what their role allows and nothing else; an invitation is sent again, and taken back', async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await enterAdmin(page, PERMISSIONS);
  await invite(page, email, 'Reporting');
  await expect(page.getByRole('button', { name: `Resend the invitation to ${email}` })).toBeVisible();

  const guest = await signUpAndAccept(browser, email);
  await expect(guest).toHaveURL(/\/config\//);
  const areas = guest.getByRole('navigation', { name: 'Areas' });
  await expect(areas.getByRole('link')).toHaveText(['Home', 'Analytics', 'Activity', 'Settings']);
  await areas.getByRole('link', { name: 'Activity' }).click();
  await expect(guest.getByText('accepted an invitation, as Reporting').first()).toBeVisible();
  for (const path of ['/api/content/documents', '/api/people'])
    expect([path, await statusOf(guest, path)]).toEqual([path, 403]);
  expect(await statusOf(guest, '/api/activity')).toBe(200);
  await guest.goto(`${ADMIN_URL}pages`);
  await expect(guest.getByText('Your role on this site does not allow this.')).toContainText('(owner)');

  await page.reload();
  await page.getByRole('button', { name: 'More for Grace Hopper' }).last().click();
  await page.getByRole('menuitem', { name: 'Change roles' }).click();
  const roles = page.getByRole('dialog', { name: 'Roles of Grace Hopper' });
  await roles.getByRole('checkbox', { name: 'Reporting' }).uncheck();
  await roles.getByRole('button', { name: 'Save roles' }).click();
  await expect(roles.getByText('Please choose at least one role.')).toBeVisible();
  await roles.getByRole('checkbox', { name: 'Editor', exact: true }).check();
  await roles.getByRole('button', { name: 'Save roles' }).click();
  await expect(roles).toBeHidden();
  expect(await statusOf(guest, '/api/activity')).toBe(403);
  expect(await statusOf(guest, '/api/content/documents')).toBe(200);

  await page.getByRole('button', { name: 'More for Grace Hopper' }).last().click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Grace Hopper removed.')).toBeVisible();
  expect(await statusOf(guest, '/api/content/documents')).toBe(401);
  await guest.context().close();

  const other = newEmail();
  await invite(page, other, 'Viewer');
  await page.getByRole('button', { name: `Resend the invitation to ${other}` }).click();
  await expect(page.getByText('The old one no longer works.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Revoke the invitation of ${other}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(other)).toHaveCount(0);
});

/** Goes there as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('by keyboard alone one signs up, invites somebody and hands the site over', async ({
  page,
  browser,
}) => {
  const { keyboard } = page;
  await page.goto('/signup');
  for (const [label, words] of [
    ['Your name', 'Ada Byron'],
    ['Email', newEmail()],
    ['Password', PASSWORD],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await keyboard.type(words);
  }
  await keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Name of the site'));
  await keyboard.type(`Mill ${Date.now()}`);
  await keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname.startsWith('/config/'));
  const site = new URL(page.url()).origin;

  await page.goto(`${site}/config/settings`);
  await tabTo(page, page.getByRole('link', { name: /^Permissions/ }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Invite somebody' }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  const email = newEmail();
  await keyboard.type(email);
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Admin', exact: true }));
  await keyboard.press('Space');
  await tabTo(page, dialog.getByLabel('Message'));
  await keyboard.type('Glad to have you.');
  await tabTo(page, dialog.getByRole('button', { name: 'Send invitation' }));
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  const guest = await signUpAndAccept(browser, email, site);
  await page.reload();
  await tabTo(page, page.getByRole('button', { name: 'More for Grace Hopper' }));
  await keyboard.press('Enter');
  // An open menu takes the focus a moment later; a key before that would move nothing.
  await expect(page.locator('[role=menu] [data-autofocus]')).toBeFocused();
  for (const name of ['Change roles', 'Make owner']) {
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
  }
  await keyboard.press('Enter');
  const handOver = page.getByRole('dialog', { name: 'Make Grace Hopper the owner?' });
  await letConfirmationsEnd();
  await tabTo(page, handOver.getByRole('button', { name: 'Make owner' }));
  await keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(question.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await keyboard.type(PASSWORD);
  await keyboard.press('Enter');
  await expect(page.getByText('Grace Hopper is now the owner. You remain an admin.')).toBeVisible();
  const rows = page.getByRole('listitem').filter({ hasText: '@example.com' });
  await expect(rows.first()).toContainText(/Grace Hopper.*Owner/);
  await guest.context().close();
});
