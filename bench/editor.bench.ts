/** The editor in a real Chromium: how soon one can begin, and how it follows the hand. */
import { chromium, type Frame, type Page } from 'playwright-core';
import { chromiumLaunch } from '../scripts/install/chromium.mjs';
import { READY_MARK } from '../admin/editor/canvas/ready-mark.ts';
import { fill, framesDuring, keysDuring, percentile, sectionsOf } from './editor/editor-page.ts';
import { slowDown, untilMarked, untilShown, type Opened } from './editor/opening.ts';
import { report, type Row } from './report.ts';
import { copyProduct } from '../e2e/kit/copy-product.ts';
import makeOriginal from '../e2e/kit/setup.ts';
import { ADMIN_URL, OWNER } from '../e2e/kit/places.ts';

const KEYS = 120;
const RUNS = 3;

const forgetOriginal = await makeOriginal();
const product = await copyProduct();
const browser = await chromium.launch(chromiumLaunch());
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await logIn(page);
  const [small, medium, large] = [
    await makePage(page, 40),
    await makePage(page, 60),
    await makePage(page, 200),
  ];
  report('editor', [
    ...(await atFullSpeed(page, medium, 60)),
    ...(await atFullSpeed(page, large, 200)),
    ...(await slowly(page, small)),
  ]);
} finally {
  await browser.close();
  await product.stop();
  await forgetOriginal();
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${ADMIN_URL}pages`);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Add page' }).waitFor();
}

async function makePage(page: Page, blocks: number): Promise<string> {
  await page.goto(`${ADMIN_URL}pages`);
  await page.getByRole('button', { name: 'Add page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Page title').fill(`Bench ${blocks}`);
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await page.waitForURL(/pages\/[a-z0-9]{24}$/, { waitUntil: 'commit' });
  await fill(await openFrame(page), sectionsOf(blocks));
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
  return page.url();
}

async function openFrame(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe[title="Your site"]');
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The page has no frame.');
  await frame.waitForSelector('html[data-editing="ready"]', { state: 'attached' });
  return frame;
}

/** From the start of the navigation until one can begin, the middle of several, and what came for it. */
async function open(page: Page, url: string, look: (page: Page) => Promise<Opened>): Promise<Opened> {
  const found: Opened[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto('about:blank');
    await page.goto(url, { waitUntil: 'commit' });
    found.push(await look(page));
  }
  return {
    ms: percentile(
      found.map(({ ms }) => ms),
      0.5,
    ),
    scriptKb: Math.max(...found.map(({ scriptKb }) => scriptKb)),
  };
}

function ready(page: Page, url: string): Promise<Opened> {
  return open(page, url, (opened) => untilMarked(opened, READY_MARK));
}

async function atFullSpeed(page: Page, url: string, blocks: number): Promise<Row[]> {
  const isLarge = blocks > 60;
  const { ms: start } = await ready(page, url);
  const frame = await openFrame(page);
  await page.waitForTimeout(500);
  const dragging = await drag(page, frame);
  const resizing = await resize(page, frame);
  const typing = await type(page, frame, KEYS);
  const undoing = await undo(page, frame);
  const most = isLarge ? 33 : 17;
  return [
    limit(`${blocks} blocks: ready`, start, 'ms', isLarge ? undefined : 1500),
    limit(`${blocks} blocks: drag, p95 frame`, percentile(dragging, 0.95), 'ms', most),
    limit(`${blocks} blocks: resize, p95 frame`, percentile(resizing, 0.95), 'ms', most),
    limit(`${blocks} blocks: key to paint, p95`, percentile(typing, 0.95), 'ms', isLarge ? 33 : 32),
    limit(`${blocks} blocks: undo to paint, longest`, percentile(undoing, 1), 'ms', 50),
  ];
}

async function slowly(page: Page, url: string): Promise<Row[]> {
  const stop = await slowDown(page, 4);
  const start = await ready(page, url);
  const frame = await openFrame(page);
  await page.waitForTimeout(1500);
  const typing = await type(page, frame, KEYS);
  const home = await open(page, ADMIN_URL, (opened) => untilShown(opened, 'nav a'));
  const list = await open(page, `${ADMIN_URL}pages`, (opened) => untilShown(opened, '#content h1'));
  await stop();
  return [
    limit('40 blocks, 4 times slower: ready', start.ms, 'ms', 1300),
    limit('40 blocks: script before one can begin', start.scriptKb, 'kB', 380),
    limit('40 blocks, 4 times slower: key to paint, p98', percentile(typing, 0.98), 'ms', 40),
    limit('home, 4 times slower: menu shown', home.ms, 'ms', undefined),
    limit('home: script until then', home.scriptKb, 'kB', undefined),
    limit('pages, 4 times slower: list shown', list.ms, 'ms', undefined),
    limit('pages: script until then', list.scriptKb, 'kB', undefined),
  ];
}

async function drag(page: Page, frame: Frame): Promise<number[]> {
  const box = await boxOf(frame, 'main .block');
  return framesDuring(frame, async () => {
    await page.mouse.move(box.x + 20, box.y + 12);
    await page.mouse.down();
    for (let step = 0; step < 90; step += 1)
      await page.mouse.move(box.x + 20 + step * 6, box.y + 12 + Math.sin(step / 8) * 160 + 160);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
}

async function resize(page: Page, frame: Frame): Promise<number[]> {
  await frame.locator('main .block').first().click();
  const box = await boxOf(frame, '.grip.is-e');
  return framesDuring(frame, async () => {
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.down();
    for (let step = 0; step < 90; step += 1)
      await page.mouse.move(box.x + 10 + Math.sin(step / 10) * 260, box.y + 10);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
}

async function type(page: Page, frame: Frame, keys: number): Promise<number[]> {
  const text = frame.locator('main .block[data-block="text"]').first();
  await text.click();
  await text.click();
  await frame.locator('[contenteditable="true"]').waitFor();
  const found = await keysDuring(frame, keys, async () => {
    for (let key = 0; key < keys; key += 1) {
      await page.keyboard.press('abcdefgh '[key % 9] ?? 'a');
      await page.waitForTimeout(30);
    }
  });
  await page.keyboard.press('Escape');
  return found;
}

async function undo(page: Page, frame: Frame): Promise<number[]> {
  await frame.locator('main .block').nth(4).click();
  for (const key of ['ArrowRight', 'shift+ArrowLeft', 'Control+D'])
    await page.keyboard.press(key.replace('shift', 'Shift'));
  await page.waitForTimeout(200);
  return keysDuring(frame, 3, async () => {
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('Control+z');
      await page.waitForTimeout(120);
    }
  });
}

async function boxOf(frame: Frame, selector: string) {
  const box = await frame.locator(selector).first().boundingBox();
  if (!box) throw new Error(`There is no ${selector}.`);
  return box;
}

function limit(name: string, value: number, unit: string, most: number | undefined): Row {
  return {
    name,
    value,
    unit,
    ...(most !== undefined && { target: { text: `≤ ${most}`, isMet: value <= most } }),
  };
}
