import { expect, test } from './test.ts';
import { enterAdmin, expectAccessible, openSettings } from './people.ts';
import { ADMIN_URL, SITE_URL } from './places.ts';

test('a changed title goes live with a publish and back with its undoing', async ({ page, browser }) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(SITE_URL);
  const title = await visitor.title();

  await enterAdmin(page, `${ADMIN_URL}pages`);
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('home');
  await openSettings(page);
  await page.getByLabel('Title for search engines').fill('A new name for the door');
  await expect(page.getByText('Not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await visitor.reload();
  expect(await visitor.title()).toBe(title);

  await page.getByRole('button', { name: /^Publish: \d/ }).click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  // Other journeys may have left drafts; this one publishes its own and nothing else.
  const all = panel.getByRole('checkbox', { name: 'All changes' });
  await all.uncheck();
  await panel.getByRole('checkbox', { name: 'Home', exact: true }).check();
  await panel.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByRole('link', { name: 'See it live' })).toHaveAttribute('href', '/?noredirect');
  await visitor.reload();
  await expect(visitor).toHaveTitle('A new name for the door');

  await page.getByRole('button', { name: /^Publish/ }).click();
  await panel.getByRole('tab', { name: 'Releases' }).click();
  await panel.getByRole('button', { name: 'Undo release' }).first().click();
  await expect(page.getByText(/^Release \d+ is undone$/)).toBeVisible();
  await visitor.reload();
  await expect(visitor).toHaveTitle(title);
});

test('a publish can be planned and called off', async ({ page }) => {
  await enterAdmin(page, ADMIN_URL);
  await page.getByRole('button', { name: /^Publish/ }).click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await panel.getByRole('tab', { name: 'Scheduled' }).click();
  await panel.getByLabel('Publish all changes at').fill('2020-01-01T10:00');
  await panel.getByRole('button', { name: 'Schedule' }).click();
  await expect(panel.getByText('Please choose a time in the future.')).toBeVisible();
  await panel.getByLabel('Publish all changes at').fill('2040-01-01T10:00');
  await panel.getByRole('button', { name: 'Schedule' }).click();
  const planned = panel.getByRole('list', { name: 'Planned publishes' });
  await expect(planned.getByText('Waiting')).toBeVisible();
  await expectAccessible(page);
  await planned.getByRole('button', { name: /^Cancel/ }).click();
  await expect(planned.getByText('Waiting')).toBeHidden();
});
