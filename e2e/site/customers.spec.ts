import { expectAccessible } from '../kit/axe.ts';
import { linkMailedTo, mailedTo } from '../kit/mailbox.ts';
import { enterAdmin } from '../kit/people.ts';
import { SITE_URL } from '../kit/places.ts';
import { buy, CARDS, payBy, tellAddress } from '../kit/shop-page.ts';
import { expect, test } from '../kit/test.ts';

const EMAIL = 'ada.byron@customers.example';
const PASSWORD = 'a customer’s own words';
const ACCOUNT = '/commerce/account';
const ACCOUNT_URL = SITE_URL + ACCOUNT;

test('a customer signs up, buys, finds the order again, logs out with the cart and resets the password', async ({
  page,
}) => {
  await page.goto(SITE_URL);
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Email').fill(EMAIL);
  await expectAccessible(page, { inBothColours: true });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  // Pixels are told on the next page that has them.
  expect(await page.evaluate(() => sessionStorage.getItem('plinth-track'))).toBe('createAccount');
  const confirmation = await linkMailedTo(EMAIL, ACCOUNT);
  await page.goto(confirmation);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('You have not ordered anything yet.')).toBeVisible();
  expect(page.url()).toBe(ACCOUNT_URL);

  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Country').selectOption('GB');
  await page.getByLabel('Street and number').fill('1 Road');
  await page.getByLabel('Town').fill('Bath');
  await page.getByLabel('Postcode').fill('N1 1AA');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address saved.')).toBeVisible();

  await buy(page, '/shop/country-sourdough');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(EMAIL);
  await expect(page.getByLabel('Town')).toHaveValue('Bath');
  await page.getByRole('button', { name: 'Continue' }).click();
  const delivery = page.locator('.checkout-step[data-state="open"]', { hasText: 'Delivery' });
  await delivery.getByRole('button', { name: 'Continue' }).click();
  await payBy(page, CARDS.good);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await page.goto(ACCOUNT_URL);
  await expect(page.getByRole('link', { name: /^Order \d+$/ })).toBeVisible();
  await expectAccessible(page, { inBothColours: true });
  await page.getByRole('button', { name: /^Order again/ }).click();
  await expect(page).toHaveURL(`${SITE_URL}/cart`);
  await page.goto(ACCOUNT_URL);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.goto(`${SITE_URL}/cart`);
  await expect(page.getByRole('link', { name: 'Country sourdough' }).first()).toBeVisible();

  await page.goto(ACCOUNT_URL);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect.poll(() => linkMailedTo(EMAIL, ACCOUNT)).not.toBe(confirmation);
  await page.goto(await linkMailedTo(EMAIL, ACCOUNT));
  await page.getByLabel('New password').fill('another set of words');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('link', { name: /^Order \d+$/ })).toBeVisible();
});

test('the owner finds the customer, notes something, and blocks them', async ({ page }) => {
  await enterAdmin(page, `${SITE_URL}/config/selling/customers`);
  await page.getByRole('link', { name: 'Ada Byron' }).click();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await page.getByLabel('Note').fill('Likes jam');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Customer saved.')).toBeVisible();
  await expectAccessible(page, { inBothColours: true });
  await page.getByRole('button', { name: 'Block customer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block customer' }).click();
  await expect(page.getByRole('button', { name: 'Unblock customer' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(ACCOUNT_URL);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill('another set of words');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This shop has blocked this email.')).toBeVisible();
});

test('a gift card is given by email, and pays for two orders', async ({ page }) => {
  const friend = 'mary@friends.example';
  await page.goto(`${SITE_URL}/shop/gift-card`);
  await page.getByRole('radio', { name: '£25', exact: true }).check();
  await page.getByRole('button', { name: 'Buy gift card' }).click();
  await expect(page).toHaveURL(/\/checkout\/giftcard\?websiteId=\w+&giftCardProductId=\w+&sku=.+$/);
  await page.getByLabel('Recipient’s name').fill('Mary');
  await page.getByLabel('Recipient’s email').fill(friend);
  await page.getByLabel('Message (optional)').fill('For the pantry');
  await page.getByLabel('Your email').fill('ada@friends.example');
  await expectAccessible(page, { inBothColours: true });
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payBy(page, CARDS.good);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const code = await mailedTo(friend, /\b[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}\b/);

  const spend = async (left: string) => {
    await page.goto(`${SITE_URL}/shop/country-sourdough`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.getByLabel('Discount code or gift card').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await tellAddress(page, friend);
    await expect(page.getByText(`${left} left afterwards`)).toBeVisible();
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  };
  await spend('£14.85');
  await spend('£4.70');

  await page.goto(`${SITE_URL}/commerce/gift-card`);
  await page.getByLabel('Gift card code').fill(code);
  await page.getByRole('button', { name: 'Check balance' }).click();
  await expect(page.getByText('£4.70 left on gift card')).toBeVisible();
});
