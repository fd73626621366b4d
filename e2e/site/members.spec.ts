import { expectAccessible } from '../kit/axe.ts';
import { linkMailedTo } from '../kit/mailbox.ts';
import { SITE_URL } from '../kit/places.ts';
import { CARDS, payBy, tellAddress } from '../kit/shop-page.ts';
import { expect, test } from '../kit/test.ts';

const EMAIL = 'mary.somerville@members.example';
const ACCOUNT = '/commerce/account';
const LETTERS = `${SITE_URL}/box-letters`;

test.use({ viewport: { width: 390, height: 844 } });

test('somebody joins a paid area, reads in it, and loses access when it ends', async ({ page }) => {
  await page.goto(`${SITE_URL}/box-members`);
  await page.getByRole('link', { name: 'Go to the member area' }).click();
  await expect(page.getByRole('heading', { name: 'The box letters' })).toBeVisible();
  await expectAccessible(page, { inBothColours: true });
  await page.getByRole('link', { name: 'Join with The monthly box' }).click();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await tellAddress(page, EMAIL);
  await payBy(page, CARDS.good);
  await expect(page.getByText('You now have access to The box letters.')).toBeVisible();

  await page.getByRole('link', { name: 'Go to the member area' }).click();
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Mary Somerville');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await linkMailedTo(EMAIL, ACCOUNT));
  await page.getByLabel('New password').fill('a member’s own words');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.locator('#memberships').getByRole('link', { name: 'The box letters' }).click();
  await expect(page.getByRole('heading', { name: 'October' })).toBeVisible();

  await page.goto(SITE_URL + ACCOUNT);
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await expect(page.getByText('Cancelled.')).toBeVisible();
  await page.goto(LETTERS);
  await expect(page.getByRole('heading', { name: 'October' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Join with The monthly box' })).toBeVisible();
});
