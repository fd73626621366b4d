import { expect, test, type Page } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { startTrial } from '../kit/trial-site.ts';

const UPGRADE = '/config/settings/billing/upgrade';
const SUBSCRIPTION = '/config/settings/billing/subscriptions/website';

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill('04/49');
  await page.getByLabel('Security code').fill('123');
}

test('a trial is upgraded: a declined card, then one whose bank asks', async ({ page, browser }) => {
  const { url } = await startTrial(page);
  const stranger = await browser.newPage();
  const isOpen = async () => {
    await stranger.goto(url);
    return !(await stranger.getByRole('heading', { name: 'Coming soon' }).isVisible());
  };
  expect(await isOpen()).toBe(false);

  await page.goto(`${url}/config/settings/access`);
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await expect(page).toHaveURL(url + UPGRADE);
  await page.getByRole('radio', { name: 'Business' }).check();
  await expect(page.getByRole('button', { name: 'Pay $23 a month' })).toBeVisible();
  await page.getByText('Pay yearly').click();
  const pay = page.getByRole('button', { name: 'Pay $230 a year' });
  await page.getByText('Test cards.').click();
  await expectAccessible(page);
  await pay.click();
  await expect(page.getByText('Please enter your card number.').first()).toBeVisible();
  await fillCard(page, '4111 1111 1111 1111');
  await pay.click();
  await expect(page.getByText('Only test cards are accepted here.').first()).toBeVisible();
  await fillCard(page, '4000 0000 0000 0002');
  await pay.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your bank declined the payment.' })).toBeVisible();
  expect(await isOpen()).toBe(false);
  await fillCard(page, '4000 0000 0000 3220');
  await pay.dblclick();
  const question = page.getByRole('dialog', { name: 'Confirm with your bank' });
  await expect(question).toBeVisible();
  await page.reload();
  await question.getByRole('button', { name: 'Yes, pay' }).click();
  await expect(page.getByText('This site is on the Business plan.')).toBeVisible();
  await page.goto(`${url}/config/`);
  await page.getByRole('button', { name: 'Go live', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Go live', exact: true }).click();
  await expect(page.getByText('Your site is live.')).toBeVisible();
  expect(await isOpen()).toBe(true);

  await page.goto(url + UPGRADE);
  await page.getByRole('link', { name: 'See plan and invoices' }).click();
  await expect(page).toHaveURL(url + SUBSCRIPTION);
  await expect(page.getByText('$230 a year. Renews on')).toBeVisible();
  const bills = page.getByRole('region', { name: 'Invoices', exact: true }).getByRole('listitem');
  await expect(bills).toHaveCount(2);
  const [bill] = await Promise.all([page.waitForEvent('popup'), bills.first().getByRole('link').click()]);
  await expect(bill.getByRole('heading', { level: 1 })).toHaveText(/^Invoice \d{4}-0002$/);
  await expect(bill.getByText('$230.00').first()).toBeVisible();
  await expectAccessible(bill);

  await page.getByRole('button', { name: 'Change plan' }).click();
  await page.getByRole('radio', { name: 'Personal' }).check();
  await page.getByRole('button', { name: /^From / }).click();
  await expect(page.getByText(/^From .*: Personal, \$120 a year\.$/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText('and is not renewed.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep plan' }).click();
  await expect(page.getByText('$230 a year. Renews on')).toBeVisible();
  await stranger.close();
});
