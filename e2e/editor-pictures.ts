// Takes the pictures of docs/editor.md on a fresh product of its own: `node e2e/editor-pictures.ts`.
import { writeFile } from 'node:fs/promises';
import { chromium, type BrowserContext, type FrameLocator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { copyProduct } from './kit/copy-product.ts';
import { ADMIN_URL, OWNER } from './kit/places.ts';
import makeOriginal from './kit/setup.ts';
import { chromiumLaunch } from '../scripts/install/chromium.mjs';

const FOLDER = new URL('../docs/images/editor/', import.meta.url);
const SCREEN = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** A page of the demo shop, opened to be built. */
async function open(context: BrowserContext, title: RegExp): Promise<{ page: Page; canvas: FrameLocator }> {
  const page = await context.newPage();
  await page.goto(`${ADMIN_URL}pages`);
  const email = page.getByLabel('Email');
  const add = page.getByRole('button', { name: 'Add page' });
  await email.or(add).first().waitFor();
  if (await email.isVisible()) {
    await email.fill(OWNER.email);
    await page.getByLabel('Password').fill(OWNER.password);
    await page.getByRole('button', { name: 'Log in' }).click();
  }
  await page.getByRole('link', { name: title }).first().click();
  const canvas = page.frameLocator('iframe[title="Your site"]');
  await canvas.locator('html[data-editing="ready"]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^Publish/ }).waitFor();
  return { page, canvas };
}

async function take(page: Page, name: string, waitMs = 600): Promise<void> {
  // Movements have ended and pictures have come.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(waitMs);
  const bytes = await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, effort: 8 })
    .toBuffer();
  await writeFile(new URL(`${name}.png`, FOLDER), bytes);
  console.log(`${name}.png  ${Math.round(bytes.length / 1000)} KB`);
}

const forget = await makeOriginal();
const product = await copyProduct();
const browser = await chromium.launch(chromiumLaunch());
try {
  const context = await browser.newContext({ viewport: SCREEN });
  const { page, canvas } = await open(context, /^About/);
  await take(page, 'open');

  const text = canvas.locator('main .block[data-block="text"]').first();
  await text.click();
  await text.click();
  // What is typed earlier would go to the block.
  await canvas.locator('[contenteditable="true"]:focus').waitFor();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await canvas.getByRole('option', { name: 'Bulleted list' }).waitFor();
  await take(page, 'typing');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Z');

  const heading = canvas.locator('main h1').first();
  await heading.click();
  await page.getByRole('heading', { name: 'Heading' }).waitFor();
  await take(page, 'selected');

  await page.getByRole('tab', { name: 'Sections' }).click();
  await take(page, 'sections');

  const box = await heading.boundingBox();
  if (box) {
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 150, { steps: 12 });
    await take(page, 'drag');
    await page.keyboard.press('Escape');
    await page.mouse.up();
  }

  const blocks = canvas.locator('main .block');
  await blocks.nth(0).click();
  for (const at of [1, 2]) await blocks.nth(at).click({ modifiers: ['Shift'] });
  await page.getByText('3 blocks are selected').waitFor();
  await take(page, 'several');

  await page.getByRole('tab', { name: 'Outline' }).click();
  await take(page, 'outline');
  await page.close();

  const again = await open(context, /^About/);
  await again.page.getByRole('button', { name: 'Colours and type' }).click();
  await again.page.getByRole('radio', { name: 'Harbour' }).click();
  await take(again.page, 'look');
  await again.page.getByRole('button', { name: 'Undo', exact: true }).click();

  await again.page
    .locator('label')
    .filter({ hasText: /^Phone$/ })
    .click();
  await take(again.page, 'phone-width');
  await again.page
    .locator('label')
    .filter({ hasText: /^Desktop$/ })
    .click();

  await again.canvas.locator('main h1').first().click();
  await again.page.getByLabel('Text', { exact: true }).fill('A shop the size of a pantry');
  await again.page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
  await again.page.getByRole('button', { name: /^Publish: \d/ }).click();
  await again.page
    .getByRole('dialog', { name: 'Publish' })
    .getByRole('checkbox', { name: 'All changes' })
    .waitFor();
  await take(again.page, 'publish');
  await again.page
    .getByRole('dialog', { name: 'Publish' })
    .getByRole('button', { name: /^Compare.*About/ })
    .first()
    .click();
  // Two whole pages come, and nothing in them may run that could tell when.
  await take(again.page, 'compare', 4000);
  const state = await context.storageState();

  const dark = await browser.newContext({ viewport: SCREEN, colorScheme: 'dark', storageState: state });
  const night = await open(dark, /^Home/);
  await night.canvas.locator('main h1').first().click();
  await take(night.page, 'dark');

  const pocket = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    storageState: state,
  });
  const phone = await open(pocket, /^Home/);
  await phone.canvas.locator('main h1').first().tap();
  await take(phone.page, 'on-a-phone');
} finally {
  await browser.close();
  await product.stop();
  await forget();
}
