import { expect, test } from '../kit/test.ts';
import { expectAccessible } from '../kit/axe.ts';
import { addPage } from '../kit/editor-page.ts';
import { addDraft } from '../kit/form-page.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';

const PAGES_URL = `${ADMIN_URL}pages`;

test('pages are found, and one is added, deleted and restored from the trash', async ({ page }) => {
  await enterAdmin(page, PAGES_URL);
  const search = page.getByRole('searchbox', { name: 'Search pages' });
  await search.fill('no such page');
  await expect(page.getByRole('status').filter({ hasText: 'No pages found' })).toBeVisible();
  await search.fill('');
  await expect(page.getByRole('main').getByRole('link', { name: /^Home/ })).toBeVisible();
  await expectAccessible(page, { without: [], inBothColours: true });
  await page.getByRole('button', { name: 'Add page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await dialog.getByLabel('Page title').fill('Über uns');
  await expect(dialog.getByLabel('Address')).toHaveValue('/uber-uns');
  await dialog.getByText('Not linked').click();
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await expect(page).toHaveURL(/\/config\/pages\/[a-z0-9]{24}$/);
  await page.getByRole('link', { name: 'Page settings' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('/uber-uns');
  await expectAccessible(page);
  await page.getByLabel('Description', { exact: true }).fill('Who we are');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Changed Description')).toBeVisible();
  await page.getByRole('button', { name: 'Compare version 1 with now' }).click();
  const versions = page.getByRole('dialog', { name: 'Über uns: version 1 and now' });
  await expect(versions.getByText('One difference')).toBeVisible();
  await expect(versions.getByTitle('Version 1 of the page').contentFrame().locator('main')).toBeAttached();
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue('');

  await page.getByRole('button', { name: 'More for this page' }).click();
  await page.getByRole('menuitem', { name: 'Delete page' }).click();
  await expect(page.getByRole('link', { name: /uber-uns/ })).toBeHidden();
  await page.getByRole('link', { name: 'Trash' }).click();
  const list = page.getByRole('list', { name: 'Deleted pages' });
  await list.getByRole('button', { name: 'Delete permanently: Über uns' }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Über uns” permanently?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await list.getByRole('button', { name: 'Restore Über uns' }).click();
  await expect(page.getByText('“Über uns” restored as a draft.')).toBeVisible();
  await expect(page.getByText('The trash is empty')).toBeVisible();

  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await page.getByRole('button', { name: 'Add to main navigation' }).click();
  await page.getByRole('menuitem', { name: 'Link', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Add a link' });
  await menu.getByLabel('Title', { exact: true }).fill('Elsewhere');
  await menu.getByRole('combobox', { name: 'Link' }).fill('https://example.com');
  await menu.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Elsewhere/ })).toBeVisible();
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
  const planned = panel.getByRole('list', { name: 'Scheduled publishes' });
  await expect(planned.getByText('Waiting')).toBeVisible();
  await expectAccessible(page);
  await planned.getByRole('button', { name: /^Cancel/ }).click();
  await expect(planned.getByText('Waiting')).toBeHidden();
});

test('what a publish changes is seen beside the live page, and checked', async ({ page }) => {
  await addPage(page, 'Checked');
  await page.getByRole('tab', { name: 'Sections' }).click();
  await page.getByRole('combobox', { name: 'Kind of section' }).click();
  await page.getByRole('option', { name: 'Calls to action' }).click();
  await page.getByRole('button', { name: 'Two ways on', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

  await page.getByRole('button', { name: /^Publish: \d/ }).click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await expect(panel.getByRole('heading', { name: 'A link that leads nowhere' })).toBeVisible();
  await panel.getByRole('button', { name: 'Compare Checked' }).click();
  const both = page.getByRole('dialog', { name: 'Checked: before and after' });
  await expect(both.getByText('Visitors do not see this page yet.')).toBeVisible();
  await expect(both.getByRole('list', { name: 'Differences' })).toContainText('Looking for something?');
  await expect(both.frameLocator('iframe[title="After: the draft"]').getByText('To the shelf')).toBeVisible();
  await expectAccessible(page);
  await both.getByRole('button', { name: 'Close the comparison' }).click();

  await panel.getByRole('link', { name: /Show: Checked, “To the shelf” has no link yet/ }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Button', exact: true })).toBeVisible();
});

test('a preview link shows drafts until it is revoked', async ({ page, browser }) => {
  await enterAdmin(page, `${ADMIN_URL}pages/previews`);
  await addDraft(page, { title: 'Not yet public', path: '/not-yet-public' });
  await page.getByLabel('Recipient').fill('Ada');
  await page.getByRole('button', { name: 'Create link' }).click();
  const url = await page.getByLabel('New preview link').inputValue();
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(url);
  expect((await guest.goto(`${SITE_URL}/not-yet-public`))?.status()).toBe(200);
  await page.reload();
  const links = page.getByRole('list', { name: 'Active links' });
  await expect(links).toContainText('opened once');
  await expectAccessible(page);
  await links.getByRole('button', { name: 'Revoke: Ada' }).click();
  await expect(page.getByText('Link “Ada” revoked.')).toBeVisible();
  expect((await guest.reload())?.status()).toBe(404);
});
