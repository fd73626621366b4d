import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { addDraft } from '../kit/form-page.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';

test('the log tells what was done, is narrowed down, and leads to the thing', async ({ page }) => {
  const title = `Opening hours ${Date.now()}`;
  await enterAdmin(page, `${ADMIN_URL}settings`);
  await addDraft(page, { title, path: '/opening-hours' });
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Activity' }).click();
  const log = page.getByRole('list', { name: 'Activity, newest first' });
  const link = log.getByRole('link', { name: `added the page “${title}”` });
  await expect(link).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search activity' }).fill('nothing like this');
  await expect(page.getByText('No matching activity.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Publishing' }).click();
  await expect(link).toBeHidden();
  await expect(log.getByText(/published \d+ changes/).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Everything' }).click();
  await link.click();
  await expect(page).toHaveURL(/\/config\/pages\/\w{24}/);
});

test('an error in a script on the site is told to its owner, and cleared', async ({ page, visitor }) => {
  await visitor.goto(`${SITE_URL}/makers?secret=1`);
  const [report] = await Promise.all([
    visitor.waitForRequest('**/api/events/RecordJavascriptErrors'),
    visitor.evaluate(() => setTimeout(() => Reflect.construct(Intl.Locale, ['no such locale']), 0)),
  ]);
  expect(report.postDataJSON()).toHaveLength(1);
  await report.response();

  await enterAdmin(page, `${ADMIN_URL}activity`);
  await page.getByRole('link', { name: 'Script errors' }).click();
  const list = page.getByRole('list', { name: 'Script errors, newest first' });
  await expect(list).toContainText('RangeError');
  await expect(list).toContainText('Once, last on /makers with Chrome');
  await list.getByText('Where', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('No errors since the list was last cleared')).toBeVisible();
});

test('the log fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enterAdmin(page, `${ADMIN_URL}activity`);
  await expect(page.getByRole('list', { name: 'Activity, newest first' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
