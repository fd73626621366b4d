// Takes the pictures of the help articles on a fresh product of its own: `npm run help-pictures`, or with the ids of some
// articles behind `--`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { createServer } from 'vite';
import type { Article, Picture } from '#admin/shell/help/article.ts';
import { PICTURE_SIZE } from '#admin/shell/help/picture-size.ts';
import { copyProduct } from './kit/copy-product.ts';
import { ADMIN_URL, OWNER } from './kit/places.ts';
import makeOriginal from './kit/setup.ts';
import { chromiumLaunch } from '../scripts/install/chromium.mjs';
import { root } from '../scripts/project.mjs';

const FOLDER = join(root, 'admin/shell/help/pictures');
const SCREEN = { width: 1100, height: 760 };
type Role = 'button' | 'link' | 'tab';
const WAIT_MS = 10_000;
/** How far a picture begins above what it shows; at the left it begins with the panel that is on. */
const MARGIN = 28;

/** Their sentences are put together by the build, so it reads them. */
async function readArticles(): Promise<readonly Article[]> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const loaded = await vite.ssrLoadModule('/admin/shell/help/articles/index.ts');
    return loaded['ARTICLES'] as readonly Article[];
  } finally {
    await vite.close();
  }
}

async function enter(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(ADMIN_URL);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/config/'));
  await page.close();
}

const named = (page: Page, roles: readonly Role[], name: string): Locator =>
  roles
    .map((role) => page.getByRole(role, { name }))
    .reduce((all, other) => all.or(other))
    .filter({ visible: true })
    .first();

async function take(page: Page, { screen, press = [], shows }: Picture): Promise<Buffer> {
  await page.goto(ADMIN_URL + screen.slice(1));
  for (const name of press) await named(page, ['button', 'link', 'tab'], name).click({ timeout: WAIT_MS });
  const subject = page
    .getByRole('heading', { name: shows })
    .or(page.getByRole('tab', { name: shows, exact: true }))
    .filter({ visible: true })
    .first();
  await subject.waitFor({ timeout: WAIT_MS });
  // Movements have ended and pictures have come.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
  // The whole panel: its parts have no edge of their own.
  const around = subject.locator(
    'xpath=ancestor::*[self::section[.//h1] or self::main or @role="dialog" or @role="region"][1]',
  );
  const [box, room] = [await subject.boundingBox(), await around.boundingBox()];
  if (!box || !room) throw new Error(`${shows} is not to be seen on ${screen}.`);
  const from = (start: number, last: number) => Math.round(Math.max(0, Math.min(start, last)));
  const clip = {
    x: from(room.x, SCREEN.width - PICTURE_SIZE.width),
    y: from(box.y - MARGIN, SCREEN.height - PICTURE_SIZE.height),
    ...PICTURE_SIZE,
  };
  return sharp(await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }))
    .webp({ quality: 58, effort: 6, smartSubsample: true })
    .toBuffer();
}

/** Says what is on the screen in place of what a picture should show. The others are taken all the same. */
async function tellMissing(page: Page, id: string, error: unknown): Promise<undefined> {
  const headings = await page.getByRole('heading').allInnerTexts();
  console.error(`${id}: ${String(error).split('\n')[0]} On the screen: ${headings.join(' | ')}`);
  process.exitCode = 1;
}

const wanted = process.argv.slice(2);
const pictures = (await readArticles()).flatMap(({ id, picture }) =>
  picture && (wanted.length === 0 || wanted.includes(id)) ? [{ id, picture }] : [],
);
const forget = await makeOriginal();
const product = await copyProduct();
const browser = await chromium.launch(chromiumLaunch());
let [taken, total] = [0, 0];
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    await mkdir(join(FOLDER, colorScheme), { recursive: true });
    const context = await browser.newContext({ viewport: SCREEN, colorScheme, reducedMotion: 'reduce' });
    // Without a screen a browser blocks notifications; those of owners ask first.
    await context.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'default' }),
    );
    await enter(context);
    for (const { id, picture } of pictures) {
      const page = await context.newPage();
      const bytes = await take(page, picture).catch((error: unknown) => tellMissing(page, id, error));
      await page.close();
      if (!bytes) continue;
      await writeFile(join(FOLDER, colorScheme, `${id}.webp`), bytes);
      taken += 1;
      total += bytes.length;
      console.log(`${colorScheme}/${id}.webp  ${(bytes.length / 1000).toFixed(1)} kB`);
    }
    await context.close();
  }
  console.log(`${taken} pictures, ${Math.round(total / 1000)} kB`);
} finally {
  await browser.close();
  await product.stop();
  await forget();
}
