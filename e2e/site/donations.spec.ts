import { expectAccessible } from '../kit/axe.ts';
import { PORT } from '../kit/places.ts';
import { CARDS, payBy } from '../kit/shop-page.ts';
import { expect, letRenewalsBeDue, test } from '../kit/test.ts';

const EMAIL = 'june@donors.example';

test('somebody donates by keyboard, covers the fee and is counted', async ({ page }) => {
  await page.goto(`http://almanac.localhost:${PORT}/support`);
  await expectAccessible(page, { inBothColours: true });
  await page.getByRole('button', { name: 'Donate' }).focus();
  await page.evaluate(() => {
    const before = scrollY;
    addEventListener('pagehide', () => sessionStorage.setItem('scrolled', `${scrollY - before} px`));
  });
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/checkout\/donate\?donatePageId=[a-z0-9]{24}$/);
  expect(await page.evaluate(() => sessionStorage.getItem('scrolled'))).toBe('0 px');
  await page.getByRole('radio', { name: '£25' }).check();
  await page.getByLabel('Name').fill('June Ash');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Message (optional)').fill('For the stamps');
  await page.getByLabel(/to cover the payment fee/).check();
  await expect(page.getByRole('button', { name: 'Pay £25.75' })).toBeVisible();
  await expectAccessible(page, { inBothColours: true });
  await payBy(page, CARDS.good);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('Your donation of £25.75')).toBeVisible();
  await expect(async () => {
    await page.goto(`http://almanac.localhost:${PORT}/support`);
    await expect(page.getByText('£25 raised of £4,000')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('somebody gives monthly, is charged again, and cancels by the link', async ({ page }) => {
  const support = `http://almanac.localhost:${PORT}/support`;
  await page.goto(support);
  const toCheckout = /\/checkout\/donate\?donatePageId=[a-z0-9]{24}$/;
  await page.getByRole('button', { name: 'Donate' }).click();
  await expect(page).toHaveURL(toCheckout);
  await page.goBack();
  await page.getByRole('button', { name: 'Donate' }).press('Enter');
  await expect(page).toHaveURL(toCheckout);
  await page.getByRole('radio', { name: '£10' }).check();
  await page.getByRole('radio', { name: 'Give monthly' }).check();
  await page.getByLabel('Name').fill('May Ash');
  await page.getByLabel('Email').fill('may@donors.example');
  await payBy(page, CARDS.good);
  await expect(page.getByText('You give £10.00 every month.')).toBeVisible();
  const own = page.url();

  await letRenewalsBeDue();
  await expect(async () => {
    await page.goto(support);
    await expect(page.getByText('£45 raised of £4,000')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto(own);
  await expectAccessible(page, { inBothColours: true });
  await page.getByRole('button', { name: 'Cancel monthly donation' }).click();
  await expect(page.getByText('Your monthly donation is cancelled. Nothing more is charged.')).toBeVisible();
});
