import { expectAccessible } from '../kit/axe.ts';
import { linkMailedTo } from '../kit/mailbox.ts';
import { enterAdmin } from '../kit/people.ts';
import { SITE_URL } from '../kit/places.ts';
import { buy, CARDS, payBy } from '../kit/shop-page.ts';
import { expect, test } from '../kit/test.ts';

const EMAIL = 'wanda@reviews.example';

test('somebody buys, is asked for a review and writes it; the owner publishes it', async ({
  page,
  visitor,
}) => {
  await buy(visitor, '/shop/blood-orange-marmalade');
  await visitor.getByLabel('E-mail').fill(EMAIL);
  await visitor.getByLabel('First name').fill('Wanda');
  await visitor.getByLabel('Last name').fill('Moor');
  await visitor.getByLabel('Country').selectOption('GB');
  await visitor.getByLabel('Street and number').fill('1 Road');
  await visitor.getByLabel('Town').fill('Bath');
  await visitor.getByLabel('Postcode').fill('N1 1AA');
  await visitor.getByRole('button', { name: 'Continue' }).click();
  const delivery = visitor.locator('.checkout-step[data-state="open"]', { hasText: 'Delivery' });
  await delivery.getByRole('button', { name: 'Continue' }).click();
  await payBy(visitor, CARDS.good);
  await expect(visitor.getByRole('heading', { name: 'Thank you' })).toBeVisible();

  await enterAdmin(page, `${SITE_URL}/config/selling/orders`);
  await page
    .getByRole('row', { name: /Wanda Moor/ })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Fulfil' }).click();
  await page.getByRole('button', { name: 'Mark as fulfilled' }).click();
  await page.getByRole('button', { name: 'Request review' }).click();
  await expect(page.getByText('Review request sent.')).toBeVisible();

  await visitor.goto(await linkMailedTo(EMAIL, '/reviews-request'));
  await expect(visitor.getByLabel('Your name')).toHaveValue('Wanda M.');
  await expect(visitor.locator('[data-island="product-reviews"][data-state="awake"]')).toBeVisible();
  await visitor.getByRole('button', { name: 'Submit review' }).click();
  await expect(visitor.getByText('Please select a star rating')).toBeVisible();
  await expectAccessible(visitor, { inBothColours: true });
  await visitor.getByLabel('1 star').focus();
  for (let stars = 1; stars < 5; stars += 1) await visitor.keyboard.press('ArrowRight');
  await visitor.getByLabel('Review').fill('Gone in two days.');
  await visitor.getByRole('button', { name: 'Submit review' }).click();
  await expect(visitor.getByText('Your review appears once the shop has approved it.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('You have already reviewed this purchase')).toBeVisible();

  await page.goto(`${SITE_URL}/config/reviews`);
  await expect(page.getByText('Gone in two days.')).toBeVisible();
  await expectAccessible(page, { inBothColours: true });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Review published.')).toBeVisible();
  await visitor.goto(`${SITE_URL}/shop/blood-orange-marmalade`);
  await expect(visitor.getByText('Gone in two days.')).toBeVisible();
  await expect(visitor.getByText('Verified purchase').first()).toBeVisible();
  await expectAccessible(visitor, { inBothColours: true });
});
