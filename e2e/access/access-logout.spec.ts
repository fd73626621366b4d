import { expect, test, type Page, type Request } from '../kit/test.ts';
import { ownerCodeHasRun } from '../kit/owner-code.ts';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';

const LOGOUT = '**/api/auth/Logout*';
const confirmation = (page: Page) => page.getByRole('alertdialog', { name: 'Logout Successful' });

/** A script of the page learns whether somebody is logged in, and nothing of who it is. */
const accountStatus = (page: Page) => page.evaluate(async () => (await fetch('/api/auth/Account')).status);

function logoutsOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => request.url().includes('/api/auth/Logout') && sent.push(request));
  return sent;
}

async function openAsOwner(page: Page, path: string): Promise<void> {
  await enterAdmin(page, ADMIN_URL);
  await page.goto(SITE_URL + path);
  await ownerCodeHasRun(page);
}

test('shift and Escape log out, once however often they are pressed, which is confirmed; its address logs nobody out', async ({
  page,
  context,
}) => {
  const sent = logoutsOf(page);
  await openAsOwner(page, '/?logout=true');
  await expect(confirmation(page)).toBeVisible();
  expect(await accountStatus(page)).toBe(403);
  await page.goto(`${SITE_URL}/about?noredirect`);
  await ownerCodeHasRun(page);
  await page.keyboard.press('Shift+Escape');
  await page.keyboard.press('Shift+Escape');
  await expect(page).toHaveURL(`${SITE_URL}/?logout=true`);
  expect(sent.map((request) => [request.method(), request.postData()])).toEqual([['POST', null]]);
  expect(new URL(sent[0]?.url() ?? '').searchParams.get('crumb')).toBeTruthy();
  expect((await context.cookies(SITE_URL)).filter(({ name }) => /session|crumb/.test(name))).toEqual([]);
  expect(await accountStatus(page)).toBe(401);

  await expect(confirmation(page)).toContainText('You have been successfully logged out.');
  await expect(page.getByRole('button', { name: 'Okay' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Okay' }).click();
  await expect(confirmation(page)).toBeHidden();
  expect(page.url()).toBe(`${SITE_URL}/`);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(confirmation(page)).toBeHidden();
});

test('Escape closes the confirmation and goes nowhere', async ({ page }) => {
  await page.goto(`${SITE_URL}/about?a=1&logout=true#x`);
  await expect(confirmation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toBeHidden();
  expect(page.url()).toBe(`${SITE_URL}/about?a=1#x`);
});

test('a crumb that has changed is taken over and the log-out sent again', async ({ page, context }) => {
  const sent = logoutsOf(page);
  await openAsOwner(page, '/about?noredirect');
  await context.addCookies([{ name: 'crumb', value: 'wrong', url: SITE_URL }]);
  await page.keyboard.press('Shift+Escape');
  await expect(page).toHaveURL(`${SITE_URL}/?logout=true`);
  expect(sent).toHaveLength(2);
  expect(await accountStatus(page)).toBe(401);
});

test('a failure is told, and the next try is sent', async ({ page }) => {
  const sent = logoutsOf(page);
  await openAsOwner(page, '/about?noredirect');
  await page.route(LOGOUT, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.keyboard.press('Shift+Escape');
  await expect(page.getByRole('alertdialog')).toContainText('Internal server error. Please try again later.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Escape');
  await expect(page).toHaveURL(`${SITE_URL}/?logout=true`);
  expect(sent).toHaveLength(2);
});

test('the admin logs out by the key too, from the frame as well', async ({ page }) => {
  await enterAdmin(page, ADMIN_URL);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
  // The key is heard as soon as the framed page has loaded, which nothing shows.
  await expect(async () => {
    await page.keyboard.press('Shift+Escape');
    await expect(page).toHaveURL(`${SITE_URL}/?logout=true`, { timeout: 3000 });
  }).toPass();
  await expect(confirmation(page)).toBeVisible();
});
