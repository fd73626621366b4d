import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { ready } from '../kit/editor-page.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, OWNER } from '../kit/places.ts';

const MAX_STEPS = 60;

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => {
      const { activeElement: element } = document;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return element?.ariaLabel ?? label ?? element?.textContent ?? '';
    });
    if (name.test(words.trim())) return;
  }
  throw new Error(`Nothing called ${String(name)} is reached by Tab.`);
}

/** Opens a screen or begins something by its name. */
async function find(page: Page, typed: string, name: RegExp): Promise<void> {
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
  await page.keyboard.type(typed);
  const chosen = page
    .getByRole('listbox', { name: 'Search everything' })
    .getByRole('option', { selected: true });
  await expect(chosen).toHaveText(name);
  await page.keyboard.press('Enter');
}

test('without a mouse: log in, open a site, change words, add a section and publish', async ({ page }) => {
  const { keyboard } = page;

  await page.goto('/login');
  await tabTo(page, /^Email$/);
  await keyboard.type(OWNER.email);
  await tabTo(page, /^Password$/);
  await keyboard.type(OWNER.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your sites' })).toBeVisible();
  await tabTo(page, /^Open Provisions$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await tabTo(page, /^Pages$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Home/ }).first()).toBeVisible();
  await tabTo(page, /^Home/);
  await keyboard.press('Enter');
  const { canvas, saved } = await ready(page);
  await expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible();

  // From the screen to the panel, and on to the page.
  await keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Add a section' })).toBeFocused();
  await keyboard.press('F6');
  await keyboard.press('Tab');
  const block = canvas.locator('main .block:focus');
  await expect(block).toHaveAttribute('role', 'group');
  await keyboard.press('Enter');
  await expect(canvas.locator('main [contenteditable]:focus')).toBeVisible();
  await keyboard.press('Control+A');
  await keyboard.type('Without a mouse');
  await keyboard.press('Escape');
  await expect(block).toContainText('Without a mouse');

  const sections = canvas.locator('main .section');
  const count = await sections.count();
  await keyboard.press('+');
  const search = page.getByRole('searchbox', { name: 'Search sections' });
  await expect(search).toBeFocused();
  await keyboard.type('Name and three facts');
  await expect(page.getByRole('button', { name: 'Name and three facts', exact: true })).toBeVisible();
  await tabTo(page, /^Name and three facts$/);
  await keyboard.press('Enter');
  await expect(sections).toHaveCount(count + 1);
  await saved();

  await find(page, 'publish', /^Publish/);
  await expect(page.getByRole('dialog', { name: 'Publish' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeVisible();
  await tabTo(page, /^Publish 1 change$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'See it live' })).toBeVisible();
});

test('without a mouse: add a product, write a post and answer a message', async ({ page }) => {
  const { keyboard } = page;
  await enterAdmin(page, ADMIN_URL);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

  await find(page, 'add a product', /^Add a product/);
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await keyboard.type('Quince cheese');
  await tabTo(page, /^Price of/);
  await keyboard.type('12.50');
  await keyboard.press('Shift+Tab');
  await expect(page.getByLabel(/^Price of/)).toHaveValue('12.50');
  await tabTo(page, /^Stock of/);
  await keyboard.type('8');
  await keyboard.press('Control+S');
  await expect(page.getByRole('heading', { level: 1, name: 'Quince cheese' })).toBeVisible();

  await find(page, 'larder', /Notes from the larder/);
  await expect(page.getByRole('heading', { level: 1, name: 'Notes from the larder' })).toBeVisible();
  await tabTo(page, /^Add post$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await keyboard.type('Quinces, again');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Quinces, again' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await keyboard.type('They came back.');
  // In the text the keys of the search would make a link.
  await keyboard.press('Escape');

  await find(page, 'inbox', /^Inbox/);
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Contact$/ })
      .first(),
  ).toBeVisible();
  await tabTo(page, /Contact$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Reply to/ })).toBeVisible();
  await tabTo(page, /^Reply to .+@/);
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Message to .+@/ })).toBeFocused();
  await keyboard.type('It left this morning.');
  await tabTo(page, /^Send reply$/);
  await keyboard.press('Enter');
  const replies = page.getByRole('list', { name: 'Replies' });
  await expect(replies).toContainText('It left this morning.');
  // Nothing here sends mails; it says so rather than that it was sent.
  await expect(replies).toContainText('Kept, not sent');
});
