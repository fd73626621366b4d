import { expect, test } from './test.ts';
import { openEditor } from './editor-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('by touch: choose, type, move and take back', async ({ page }) => {
  const { canvas, saved } = await openEditor(page, /^Home/);
  const heading = canvas.locator('main h2').first();
  await heading.scrollIntoViewIfNeeded();
  const words = (await heading.textContent()) ?? '';
  await heading.tap();
  await heading.tap();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('By touch');
  await page.keyboard.press('Escape');
  await expect(heading).toHaveText('By touch');

  const names = () => canvas.locator('main .section').nth(1).locator('.block').allTextContents();
  const before = await names();
  await canvas.getByRole('button', { name: /^Move down/ }).tap();
  await expect.poll(names).not.toEqual(before);
  await page.getByRole('button', { name: 'Edit', exact: true }).tap();
  await expect(page.getByRole('dialog').getByLabel('Text', { exact: true })).toHaveValue('By touch');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(names).toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(heading).toHaveText(words);
  await saved();
});
