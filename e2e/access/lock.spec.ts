import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';
import { saveAccess, startTrial } from '../kit/trial-site.ts';

test('a trial is for its contributors, and for who knows the password', async ({ page, browser }) => {
  const { url } = await startTrial(page);
  await page.goto(`${url}/?noredirect`);
  await expect(page.getByRole('heading', { name: 'Coming soon' })).toBeHidden();

  const stranger = await browser.newPage();
  await stranger.goto(`${url}/about`);
  await expect(stranger.getByRole('heading', { name: 'Coming soon' })).toBeVisible();
  await expect(stranger.getByLabel('Password')).toBeHidden();

  await page.goto(`${url}/config/settings/access`);
  await expect(page.getByText(/Trial · 14 days left/)).toBeVisible();
  await page.getByLabel('Site password').fill('abc');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Please use at least 4 characters.').first()).toBeVisible();
  await page.getByLabel('Site password').fill('open sesame');
  await expectAccessible(page);
  await saveAccess(page);

  await stranger.reload();
  await stranger.getByLabel('Password').fill('open says me');
  await stranger.getByRole('button', { name: 'Enter the site' }).click();
  await expect(stranger.getByRole('alert')).toHaveText('This password is incorrect. Try again.');
  await expectAccessible(stranger);
  await stranger.getByLabel('Password').fill('open sesame');
  await stranger.getByLabel('Password').press('Enter');
  await expect(stranger).toHaveURL(`${url}/about`);
  await expect(stranger.getByRole('navigation').first()).toBeVisible();

  await page.reload();
  await page.getByLabel('Site password').fill('another one');
  await saveAccess(page);
  await stranger.reload();
  await expect(stranger.getByLabel('Password')).toBeVisible();
  await stranger.close();
});

test('one page gets a password, another one, and none', async ({ page, browser }) => {
  await enterAdmin(page, `${ADMIN_URL}pages`);
  await page
    .getByRole('link', { name: /^About/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Page settings' }).click();
  const path = await page.getByLabel('Address').inputValue();
  await page.getByRole('tab', { name: 'Access' }).click();
  await page.getByLabel('Page password').fill('kitchen');
  await page.getByRole('button', { name: 'Lock page' }).click();
  await expect(page.getByText('Page locked. Visitors need the password.')).toBeVisible();
  await expectAccessible(page);

  const stranger = await browser.newPage();
  expect((await stranger.goto(SITE_URL + path))?.status()).toBe(401);
  await expect(stranger.getByRole('heading', { name: 'This page is private' })).toBeVisible();
  await stranger.getByLabel('Password').fill('kitchen');
  await stranger.getByRole('button', { name: 'Open the page' }).click();
  await expect(stranger.getByRole('heading', { name: 'This page is private' })).toBeHidden();
  expect((await stranger.goto(SITE_URL))?.status()).toBe(200);

  await page.getByRole('button', { name: 'Remove password' }).click();
  await page.getByRole('button', { name: 'Remove password' }).click();
  await expect(page.getByText('Password removed. Everybody can see the page.')).toBeVisible();
  const other = await browser.newPage();
  expect((await other.goto(SITE_URL + path))?.status()).toBe(200);
  await other.close();
  await stranger.close();
});
