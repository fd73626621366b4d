import { expect, type Page } from './test.ts';
import { SITE_URL } from './places.ts';

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0000 0000 3220',
  declinesLater: '4000 0000 0000 0341',
};

const step = (page: Page, title: string) =>
  page.locator('.checkout-step[data-state="open"]', { hasText: title });

/** Puts a product into the cart and goes to the checkout by the cart's page. */
export async function buy(page: Page, path: string): Promise<void> {
  await page.goto(SITE_URL + path);
  const add = page.getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeVisible();
  await add.click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await expect(step(page, 'Contact and address')).toBeVisible();
}

/** From the first step to the last; every one of them can be opened again. */
export async function tellAddress(page: Page, email = 'ada@example.com'): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Country').selectOption('GB');
  await page.getByLabel('Street and number').fill('1 Road');
  await page.getByLabel('Town').fill('Town');
  await page.getByLabel('Postcode').fill('N1 1AA');
  await page.getByRole('button', { name: 'Continue' }).click();
  await step(page, 'Delivery').getByRole('button', { name: 'Continue' }).click();
  await expect(step(page, 'Payment')).toBeVisible();
}

export async function payBy(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).click();
}
