import { expect, test } from './test.ts';
import { addPage } from './editor-page.ts';
import { expectAccessible } from './axe.ts';
import { enterAdmin, openSettings } from './people.ts';
import { ADMIN_URL, SITE_URL } from './places.ts';

test('a changed title goes live with a publish and back with its undoing', async ({ page, visitor }) => {
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

test('what a publish changes is seen beside the live page, and checked', async ({ page }) => {
  await addPage(page, 'Checked');
  await page.getByRole('tab', { name: 'Sections' }).click();
  await page.getByRole('combobox', { name: 'Kind of section' }).click();
  await page.getByRole('option', { name: 'Invitations' }).click();
  await page.getByRole('button', { name: 'Two ways on' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

  await page.getByRole('button', { name: /^Publish: \d/ }).click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await expect(panel.getByRole('heading', { name: 'A link that leads nowhere' })).toBeVisible();
  await panel.getByRole('button', { name: 'Compare Checked' }).click();
  const both = page.getByRole('dialog', { name: 'Checked: before and after' });
  await expect(both.getByText('Visitors do not see this page yet.')).toBeVisible();
  await expect(both.getByRole('list', { name: 'What differs' })).toContainText('Looking for something?');
  await expect(both.frameLocator('iframe[title="After: the draft"]').getByText('To the shelf')).toBeVisible();
  await expectAccessible(page);
  await both.getByRole('button', { name: 'Close the comparison' }).click();

  await panel.getByRole('link', { name: /Go to it: Checked, There is no page at/ }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Button', exact: true })).toBeVisible();
});

test('a preview link shows drafts until it is ended', async ({ page, browser }) => {
  await addPage(page, 'Not yet public');
  await page.goto(`${ADMIN_URL}pages/previews`);
  await page.getByLabel('For whom').fill('Ada');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const url = await page.getByLabel('The new preview link').inputValue();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(url);
  expect((await guest.goto(`${SITE_URL}/not-yet-public`))?.status()).toBe(200);
  await page.reload();
  const links = page.getByRole('list', { name: 'Links that work' });
  await expect(links).toContainText('opened once');
  await expectAccessible(page);
  await links.getByRole('button', { name: 'End it now: Ada' }).click();
  await expect(page.getByText('“Ada” no longer works.')).toBeVisible();
  expect((await guest.reload())?.status()).toBe(404);
});

test('a deleted page waits in the trash, and comes back from it', async ({ page }) => {
  await addPage(page, 'Passing');
  await page.getByRole('link', { name: 'Page settings' }).click();
  await page.getByRole('button', { name: 'More for this page' }).click();
  await page.getByRole('menuitem', { name: 'Delete page' }).click();
  await page.getByRole('link', { name: 'Trash' }).click();
  const list = page.getByRole('list', { name: 'Deleted pages' });
  await list.getByRole('button', { name: 'Delete for good: Passing' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Passing” for good?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Restore Passing' }).click();
  await expect(page.getByText('“Passing” is back as a draft.')).toBeVisible();
  await expect(page.getByText('The trash is empty')).toBeVisible();
});
