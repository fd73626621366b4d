import * as mollieStandIn from '#server/payments/providers/mollie/testing/stand-in.ts';
import * as stripeStandIn from '#server/payments/providers/stripe/testing/stand-in.ts';
import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { linkMailedTo } from '../kit/mailbox.ts';
import { enterAdmin, proveIdentity } from '../kit/people.ts';
import { PROVIDER_PORTS, SITE_URL } from '../kit/places.ts';
import { buy, CARDS, payBy, tellAddress } from '../kit/shop-page.ts';

const PHONE = { width: 390, height: 844 };

test('a product is added, bought on a phone by somebody whose bank asks, sent and reviewed', async ({
  page,
  browser,
  visitor,
}) => {
  await enterAdmin(page, `${SITE_URL}/config/selling/products/new`);
  await page.getByLabel('Name', { exact: true }).fill('Quince cheese');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByLabel('Option', { exact: true }).fill('Size');
  const values = page.getByRole('combobox', { name: 'Values' });
  for (const value of ['Small', 'Large']) {
    await values.fill(value);
    await values.press('Enter');
  }
  await page.getByLabel('Price of Small', { exact: true }).fill('6');
  await page.getByLabel('Price of Large', { exact: true }).fill('11');
  // As people do: what is typed takes the place of the 0 that is there.
  await page.getByLabel('Stock of Large', { exact: true }).click();
  await page.keyboard.type('3');
  await expect(page.getByLabel('Stock of Large', { exact: true })).toHaveValue('3');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Quince cheese' })).toBeVisible();

  const phone = await browser.newPage({ viewport: PHONE });
  await phone.goto(`${SITE_URL}/shop?find=quince`);
  await phone.getByRole('link', { name: /Quince cheese/ }).click();
  await expect(phone.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  const product = phone.url();
  await buy(phone, new URL(product).pathname);
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByLabel('Email', { exact: true })).toBeFocused();
  await expectAccessible(phone, { inBothColours: true });
  await tellAddress(phone);
  await payBy(phone, CARDS.declined);
  const refusal = phone.getByRole('alert').filter({ hasText: 'Your bank declined the payment.' });
  await expect(refusal).toBeInViewport();
  await payBy(phone, CARDS.asks);
  await phone.getByRole('button', { name: 'Yes, pay' }).click();
  await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(phone.getByText('1 × Quince cheese, Large')).toBeVisible();
  await expectAccessible(phone);
  await phone.close();

  await page.goto(`${SITE_URL}/config/selling/orders`);
  await page
    .getByRole('link', { name: /^#\d+$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Fulfil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as fulfilled' }).click();
  await expect(page.getByText('Marked as fulfilled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Request review' }).click();
  const reviews = visitor.waitForRequest(/\/product-reviews-[\w-]+\.js$/);
  await visitor.goto(await linkMailedTo('ada@example.com', '/reviews-request'));
  await reviews;
  await visitor.getByRole('button', { name: 'Submit review' }).click();
  await expect(visitor.getByText('Please select a star rating')).toBeVisible();
  await visitor.getByRole('radio', { name: '5 stars' }).check();
  await visitor.getByLabel('Review', { exact: true }).fill('Sharp and sweet, gone in a week.');
  await expectAccessible(visitor, { inBothColours: true });
  await visitor.getByRole('button', { name: 'Submit review' }).click();
  await expect(visitor.getByText('Your review appears once the shop has approved it.')).toBeVisible();
  await page.goto(`${SITE_URL}/config/reviews`);
  const written = page.getByRole('listitem').filter({ hasText: 'Sharp and sweet' });
  await written.getByRole('button', { name: 'Publish' }).click();
  await expect(written).toBeHidden();
  await visitor.goto(product);
  await expect(visitor.getByText('Sharp and sweet, gone in a week.')).toBeVisible();
  await expect(visitor.getByText('Verified purchase')).toBeVisible();
});

test('the order is refunded, and its goods are put back', async ({ page }) => {
  await enterAdmin(page, `${SITE_URL}/config/selling/orders`);
  await page
    .getByRole('link', { name: /^#\d+$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('dialog').getByLabel('Restock all items').check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund / })
    .click();
  await expect(page.getByText(/^Refunded: /)).toBeVisible();
  await expectAccessible(page);
});

test('a shop with an account at Stripe takes cards by the form of Stripe', async ({ page, visitor }) => {
  const stripe = await stripeStandIn.startStripeStandIn(PROVIDER_PORTS.STRIPE);
  const keys = stripeStandIn.STAND_IN_KEYS;
  try {
    await enterAdmin(page, `${SITE_URL}/config/selling/settings`);
    await page.getByRole('tab', { name: 'Payments' }).click();
    const provider = page.getByRole('region', { name: 'Stripe' });
    await provider.getByRole('button', { name: 'Connect Stripe' }).click();
    await provider.getByLabel('Publishable key').fill(keys.publicKey);
    await provider.getByLabel('Secret key').fill(keys.secretKey);
    await provider.getByLabel('Signing secret').fill(keys.webhookSecret);
    await provider.getByRole('button', { name: 'Connect', exact: true }).click();
    await proveIdentity(page, provider.getByText('Connected, test mode'));
    await expectAccessible(page);

    await buy(visitor, '/shop/chestnut-honey');
    await tellAddress(visitor);
    await visitor.getByLabel('Card number at the provider').fill(CARDS.asks);
    await visitor.getByRole('button', { name: /^Pay / }).click();
    await expect(visitor.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect([...stripe.intents.values()]).toMatchObject([{ status: 'succeeded', currency: 'gbp' }]);
    await provider.getByRole('button', { name: 'Disconnect' }).click();
    await provider.getByRole('button', { name: 'Disconnect Stripe' }).click();
    await expect(provider.getByRole('button', { name: 'Connect Stripe' })).toBeVisible();
  } finally {
    await stripe.stop();
  }
});

test('a shop with an account at Mollie sends buyers to its page, and refunds what they paid', async ({
  page,
  visitor,
}) => {
  const mollie = await mollieStandIn.startMollieStandIn(PROVIDER_PORTS.MOLLIE);
  try {
    await enterAdmin(page, `${SITE_URL}/config/selling/settings`);
    await page.getByRole('tab', { name: 'Payments' }).click();
    const provider = page.getByRole('region', { name: 'Mollie' });
    await provider.getByRole('button', { name: 'Connect Mollie' }).click();
    await provider.getByLabel('API key').fill(mollieStandIn.STAND_IN_KEYS.apiKey);
    await provider.getByRole('button', { name: 'Connect', exact: true }).click();
    await proveIdentity(page, provider.getByText('Connected, test mode'));

    await buy(visitor, '/shop/chestnut-honey');
    await tellAddress(visitor);
    await visitor.getByRole('button', { name: /^Pay / }).click();
    await visitor.getByRole('link', { name: 'Back to the shop' }).click();
    await expect(visitor.getByRole('alert')).toHaveText(/nothing was charged/);
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: /^Pay / }).click();
    await visitor.getByRole('link', { name: 'Pay with iDEAL' }).click();
    await expect(visitor.getByRole('heading', { name: 'Thank you' })).toBeVisible();

    await page.goto(`${SITE_URL}/config/selling/orders`);
    await page
      .getByRole('link', { name: /^#\d+$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Refund' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Refund / })
      .click();
    await expect(page.getByText(/^Refunded: /)).toBeVisible();
    const [, paid] = [...mollie.payments.values()];
    expect(paid).toMatchObject({ status: 'paid', amountRefunded: paid?.amount });
  } finally {
    await mollie.stop();
  }
});
