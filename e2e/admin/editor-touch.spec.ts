import { expect, test, type Locator, type Page } from '../kit/test.ts';
import { openEditor, PNG, ready } from '../kit/editor-page.ts';
import { carry, swipe } from '../kit/touch.ts';
import { startTrial } from '../kit/trial-site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('by touch: choose, type, move, take back, another picture, add a section, publish and undo that', async ({
  page,
}) => {
  const { canvas, saved } = await openEditor(page, /^Home/);
  const heading = canvas.locator('main h2').first();
  await heading.scrollIntoViewIfNeeded();
  const words = (await heading.textContent()) ?? '';
  await typeInto(page, heading, 'By touch');

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

  const picture = canvas.locator('main .block[data-block="image"] img').first();
  await picture.scrollIntoViewIfNeeded();
  const shown = (await picture.getAttribute('src')) ?? '';
  await picture.tap();
  await page.getByRole('button', { name: 'Edit', exact: true }).tap();
  const sheet = page.getByRole('dialog').first();
  await sheet.getByRole('button', { name: 'Change', exact: true }).tap();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await picker
    .locator('input[type="file"]')
    .setInputFiles({ name: 'by-touch.png', mimeType: 'image/png', buffer: PNG });
  await expect(picker).toBeHidden();
  await expect(picture).not.toHaveAttribute('src', shown);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(picture).toHaveAttribute('src', shown);

  const sections = canvas.locator('main .section');
  const count = await sections.count();
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Name and three facts', exact: true }).tap();
  await expect(sections).toHaveCount(count + 1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap();
  await saved();
  await page.getByRole('button', { name: /^Publish: \d/ }).tap();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await panel.getByRole('button', { name: /^Publish \d+ changes?$/ }).tap();
  await expect(page.getByRole('link', { name: 'See it live' })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: /^Publish:/ }).tap();
  await panel.getByRole('tab', { name: 'Releases' }).tap();
  await panel.getByRole('button', { name: 'Undo release' }).first().tap();
  await expect(page.getByText(/^Release \d+ undone$/)).toBeVisible();
});

test('a block that is held is lifted, carried and put down; a quick swipe scrolls', async ({ page }) => {
  const { canvas, saved } = await openEditor(page, /^Home/);
  const block = canvas.locator('main .section').nth(1).locator('.block').first();
  // In the middle: at the edges the page would scroll along.
  await block.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const lifted = canvas.locator('.block.is-lifted');
  const top = () => block.evaluate((element) => (element as HTMLElement).offsetTop);
  const place = await top();
  await carry(page, block, { y: 140 }, { untilLifted: () => expect(lifted).toHaveCount(1) });
  await expect(lifted).toHaveCount(0);
  await expect.poll(top).not.toBe(place);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(top).toBe(place);
  await saved();

  const scrolled = () => canvas.locator('html').evaluate((root) => root.scrollTop);
  const before = await scrolled();
  await swipe(page, block, { y: -120 });
  await expect.poll(scrolled).not.toBe(before);
  await expect(lifted).toHaveCount(0);
});

test('somebody new sees their page below the guide, changes it and takes that back', async ({ page }) => {
  await startTrial(page);
  const { canvas } = await ready(page);
  const guide = page.getByRole('region', { name: 'Your first edit, step 1 of 4' });
  await expect(guide).toContainText('Tap any text on the page');
  const heading = canvas.locator('main :is(h1, h2)').first();
  const words = (await heading.textContent()) ?? '';
  await typeInto(page, heading, 'By touch');
  await expect(guide).toContainText('Nice start.');
  const tools = canvas.getByRole('toolbar').first();
  await expect(tools).toBeVisible();
  const [above, below] = [await guide.boundingBox(), await tools.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(heading).toHaveText(words);
});

async function typeInto(page: Page, text: Locator, words: string): Promise<void> {
  await text.tap();
  await text.tap();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
  await page.keyboard.press('Escape');
  await expect(text).toHaveText(words);
}
