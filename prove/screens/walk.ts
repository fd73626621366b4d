import { join } from 'node:path';
import type { Browser, Cookie, Page } from '@playwright/test';
import { AREAS, findBarriers } from '../../e2e/kit/axe.ts';
import { dialogsAt, type ShownDialog } from './dialogs.ts';
import { openScreen, untilShown } from './open-screen.ts';
import { findFaults } from './find-faults.ts';
import { pictureName, type Colour, type Language } from './kinds-of-look.ts';

/** As high as what people have before them, for pictures. */
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900 };
/** So high that nothing is left to scroll to. */
const WHOLE = 2600;
const WIDEST_FINGER = 1000;

interface Walk {
  admin: string;
  cookies: readonly Cookie[];
  language: Language;
  width: number;
  colours: readonly Colour[];
  /** Where pictures go, if any are wanted. */
  folder: string | undefined;
}

/** One person in one browser who goes from screen to screen. */
export async function openWalk(browser: Browser, walk: Walk) {
  const { admin, cookies, language, width, colours, folder } = walk;
  const isTouched = width < WIDEST_FINGER;
  const context = await browser.newContext({
    viewport: { width, height: WHOLE },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    hasTouch: isTouched,
    isMobile: isTouched,
  });
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(`broken: ${error.message}`));
  page.on('console', (line) => {
    if (line.type() === 'error') broken.push(`error in the console: ${line.text().slice(0, 200)}`);
  });
  await page.goto(`${admin}/`);
  await untilShown(page);
  const walked = new Set<string>();
  const told = new Set<string>();
  /** The same on every screen is told of the first. */
  const isNews = (fault: string) => told.size < told.add(fault).size;

  async function lookAt(name: string): Promise<string[]> {
    // The menu is the same everywhere: once is enough.
    const without = walked.size > 0 ? AREAS : [];
    walked.add(name);
    const [barriers, faults] = [
      await findBarriers(page, { without, inBothColours: colours.includes('dark') }),
      await page.evaluate(findFaults, isTouched),
    ];
    if (folder !== undefined) await take(page, { folder, name, walk });
    return [...broken.splice(0), ...barriers, ...faults].filter(isNews);
  }

  async function lookAtDialog(path: string, { name, open }: ShownDialog): Promise<string[]> {
    const shown = await open(page, language).then(
      () => true,
      () => false,
    );
    if (!shown) return [`“${name}” does not open`];
    const found = await lookAt(`${nameOf(path)}--${name}`);
    // Once: the next would put the panels away.
    await page.keyboard.press('Escape');
    await page.locator('[role=dialog], [role=menu]').first().waitFor({ state: 'hidden' });
    return found.map((fault) => `in “${name}”: ${fault}`);
  }

  return {
    async look(path: string): Promise<string[]> {
      try {
        await openScreen(page, path);
        const found = await lookAt(nameOf(path));
        for (const dialog of dialogsAt(path)) found.push(...(await lookAtDialog(path, dialog)));
        return found;
      } catch (error) {
        // A screen that hangs must not keep the others from being seen.
        await page.goto(`${admin}/`);
        return [`cannot be looked at: ${String(error).split('\n')[0]}`];
      }
    },
    close: () => context.close(),
  };
}

const nameOf = (path: string) =>
  path
    .replaceAll(/[a-z0-9]{24}/g, (id) => id.slice(0, 4))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'home';

async function take(page: Page, shot: { folder: string; name: string; walk: Walk }): Promise<void> {
  const { folder, name, walk } = shot;
  await page.setViewportSize({ width: walk.width, height: HEIGHTS[walk.width] ?? WHOLE });
  for (const colorScheme of walk.colours) {
    await page.emulateMedia({ colorScheme });
    await untilShown(page);
    await page.screenshot({
      path: join(folder, `${pictureName(walk, colorScheme)}-${name}.png`),
      animations: 'disabled',
    });
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: walk.width, height: WHOLE });
}
