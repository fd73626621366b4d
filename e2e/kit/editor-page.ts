import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { enterAdmin } from './people.ts';
import { ADMIN_URL } from './places.ts';

/** The smallest picture there is: one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** The editor of one page, as somebody sees it. */
export interface OpenPage {
  page: Page;
  /** The page itself, in its frame. */
  canvas: FrameLocator;
  block: (words: string | RegExp) => Locator;
  saved: () => Promise<void>;
}

export async function openEditor(page: Page, title: RegExp): Promise<OpenPage> {
  await enterAdmin(page, `${ADMIN_URL}pages`);
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('');
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
  return ready(page);
}

export async function ready(page: Page): Promise<OpenPage> {
  const canvas = page.frameLocator('iframe[title="Your site"]');
  await expect(canvas.locator('html[data-editing="ready"]')).toBeAttached();
  return {
    page,
    canvas,
    block: (words) => canvas.locator('main .block').filter({ hasText: words }).first(),
    saved: () => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible(),
  };
}

/** Adds an empty page with this title and opens it. */
export async function addPage(page: Page, title: string): Promise<OpenPage> {
  await enterAdmin(page, `${ADMIN_URL}pages`);
  await page.getByRole('button', { name: 'Add page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a page' });
  await dialog.getByLabel('Page title').fill(title);
  await dialog.getByText('Not linked').click();
  await dialog.getByRole('button', { name: 'Add page' }).click();
  return ready(page);
}

/** Finds a command by its name, as somebody does who looks before pressing Enter. */
export async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+K');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
  await expect(
    page.getByRole('listbox', { name: 'Search everything' }).getByRole('option', { selected: true }),
  ).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
}

/** Drags from the middle of one place to a point relative to another. */
export async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const start = { x: box.x + Math.min(box.width / 2, 40), y: box.y + Math.min(box.height / 2, 20) };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 4, { steps: 3 });
  await page.mouse.move(start.x + to.x, start.y + to.y, { steps: 12 });
  await page.mouse.up();
}

/** Publishes this page alone: other journeys may have left drafts. */
export async function publish(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: /^Publish: \d/ }).click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await panel.getByRole('checkbox', { name: 'All changes' }).uncheck();
  await panel.getByRole('checkbox', { name: title, exact: true }).check();
  await panel.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByRole('link', { name: 'See it live' })).toBeVisible();
  await expect(panel).toBeHidden();
}
