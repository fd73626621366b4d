import type { Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';
import { NO_CODE_ON_ANDROID } from '#core/messages/editing.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

const site = (page: Page) => page.frameLocator('iframe[title="Your site"]');
const valueOf = (page: Page, name: string) =>
  site(page)
    .locator('html')
    .evaluate((root, property) => getComputedStyle(root).getPropertyValue(property), name);
/** The site in the frame has loaded and wears the theme as it is here. */
const isWorn = (page: Page) => expect(site(page).locator('html[data-preview]')).toBeAttached();
const isSaved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

test('colours, fonts and a template are seen at once, taken back, kept and published', async ({
  page,
  visitor,
}) => {
  await enterAdmin(page, `${ADMIN_URL}design/theme/colours`);
  await isWorn(page);
  const before = await valueOf(page, '--accent');
  await page.getByRole('radio', { name: 'Harbour' }).click();
  await expect.poll(() => valueOf(page, '--accent')).toBe('#0f6a8c');
  await page.getByRole('radiogroup', { name: 'Colours to change' }).getByText('Dark').click();
  await expect.poll(() => valueOf(page, '--paper')).toBe('#0f171b');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('radiogroup', { name: 'Colours to change' }).getByText('Light').click();
  await expect.poll(() => valueOf(page, '--accent')).toBe(before);
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(() => valueOf(page, '--accent')).toBe('#0f6a8c');

  await page.getByRole('link', { name: 'Back to design' }).click();
  await page.getByRole('link', { name: /^Type/ }).click();
  await page.getByRole('radio', { name: /^Poster/ }).click();
  await expect.poll(() => valueOf(page, '--display-font')).toContain('Archivo');

  await page.getByRole('link', { name: 'Back to design' }).click();
  await page.getByRole('link', { name: /^Template/ }).click();
  await page.getByRole('button', { name: 'Preview Atelier' }).click();
  await expect(site(page).locator('html[data-template="atelier"]')).toBeAttached();
  await expect(site(page).getByRole('heading', { level: 1 })).toContainText('Good things');
  await page.getByRole('button', { name: 'Stop preview' }).click();
  await expect(site(page).locator('html[data-template="provisions"]')).toBeAttached();
  await page.getByRole('button', { name: 'Preview Atelier' }).click();
  await page.getByRole('button', { name: 'Use Atelier' }).click();
  await expect(page.getByText('Your site uses Atelier')).toBeVisible();
  await isSaved(page);
  // Also on another day, when there is nothing left to undo.
  await page.reload();
  await expect(site(page).locator('html[data-template="atelier"]')).toBeAttached();
  await page.getByRole('link', { name: 'Back to design' }).click();
  await page.getByRole('link', { name: /^History/ }).click();
  await page
    .getByRole('button', { name: /^Restore version/ })
    .first()
    .click();
  await expect(site(page).locator('html[data-template="provisions"]')).toBeAttached();
  await expect.poll(() => valueOf(page, '--accent')).toBe('#0f6a8c');
  await isSaved(page);

  await page.getByRole('button', { name: /^Publish: \d/ }).click();
  await page
    .getByRole('dialog', { name: 'Publish' })
    .getByRole('button', { name: /^Publish \d/ })
    .click();
  await expect(page.getByRole('link', { name: 'See it live' })).toBeVisible();
  await visitor.goto(SITE_URL);
  expect(
    await visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent')),
  ).toBe('#0f6a8c');
});

test('own styles are checked and seen while they are written', async ({ page }) => {
  await enterAdmin(page, `${ADMIN_URL}design/theme/css`);
  await page.getByRole('textbox', { name: 'Custom CSS' }).click();
  await page.keyboard.insertText('h1 { colour: red; color: rgb(1, 2, 3) }');
  await expect(page.getByText('Browsers do not know colour.')).toBeVisible();
  await expect(site(page).getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(1, 2, 3)');
  await isSaved(page);
});

test.describe('on Android', () => {
  test.use({ userAgent: ANDROID, viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true });

  test('code is shown, and colours are changed beside the site', async ({ page }) => {
    await enterAdmin(page, `${ADMIN_URL}design/theme/css`);
    await expect(page.getByText(NO_CODE_ON_ANDROID)).toBeVisible();
    await page.getByRole('link', { name: 'Back to design' }).tap();
    await page.getByRole('link', { name: /^Colours/ }).tap();
    await isWorn(page);
    await page.getByRole('radio', { name: 'Plum' }).tap();
    await expect.poll(() => valueOf(page, '--accent')).toBe('#8a2f5f');
    await expect(site(page).locator('main')).toBeInViewport();
  });
});
