import { expectAccessible } from '../kit/axe.ts';
import { linkMailedTo } from '../kit/mailbox.ts';
import { enterAdmin } from '../kit/people.ts';
import { SITE_URL } from '../kit/places.ts';
import { CARDS, payBy, tellAddress } from '../kit/shop-page.ts';
import { expect, letRenewalsBeDue, test } from '../kit/test.ts';

const EMAIL = 'grace.hopper@subscribers.example';
const ACCOUNT = '/commerce/account';
const SUBSCRIPTION = '/commerce/subscription/\\w+';

test.use({ viewport: { width: 390, height: 844 } });

test('somebody subscribes on a phone, pays a declined renewal by its mail, and cancels', async ({ page }) => {
  await page.goto(`${SITE_URL}/shop/monthly-box`);
  await expect(page.getByText('£36.00 every month')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/checkout\/subscribe\?cartToken=[\w-]+$/);
  await expect(page.getByText('It renews by itself.')).toBeVisible();
  await expectAccessible(page, { inBothColours: true });
  await tellAddress(page, EMAIL);
  await payBy(page, CARDS.declinesLater);
  await expect(page.getByRole('heading', { name: 'Your subscription' })).toBeVisible();
  await expect(page.getByText('Next payment on')).toBeVisible();
  const bought = await linkMailedTo(EMAIL, SUBSCRIPTION);
  expect(bought).toContain('/commerce/subscription/');

  await letRenewalsBeDue();
  await page.goto(bought);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('The last payment was declined.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.goto(await linkMailedTo(EMAIL, SUBSCRIPTION));
  await payBy(page, CARDS.good);
  await expect(page.getByText('Thank you. Your card was saved.')).toBeVisible();
  await expect(page.getByText('Next payment on')).toBeVisible();

  await page.goto(SITE_URL + ACCOUNT);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Grace Hopper');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await linkMailedTo(EMAIL, ACCOUNT));
  await page.getByLabel('New password').fill('a subscriber’s own words');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Subscriptions' })).toBeVisible();
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await expectAccessible(page, { inBothColours: true });
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await expect(page.getByText('Ends on')).toBeVisible();
});

test('the owner finds the subscription with its orders and cancels it', async ({ page }) => {
  await enterAdmin(page, `${SITE_URL}/config/selling/subscriptions`);
  await page.getByRole('link', { name: 'Ada Byron' }).click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Order #\d+$/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
});
