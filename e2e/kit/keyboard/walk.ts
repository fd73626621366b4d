import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { installKeys, type Stop } from './in-page.ts';

/** Players have several stops of their own inside of one element. */
const MOST_WITHIN = 40;
const MIN_CHANGED_PIXELS = 30;
const MIN_DIFFERENCE = 24;

/** Goes through a page by Tab and says what stands in the way of somebody who has nothing else. */
export async function walk(page: Page, seenKinds: Set<string>): Promise<string[]> {
  await wakeAll(page);
  await page.evaluate(installKeys);
  const count = await page.evaluate(() => window.keys.stops.length);
  const found = new Set<string>();
  const reached = new Set<number>();
  let before: Stop | undefined;
  let within = 0;
  for (let steps = 0; steps < count + MOST_WITHIN * 4; steps += 1) {
    await page.keyboard.press('Tab');
    let stop = await page.evaluate(() => window.keys.stopNow());
    // What slides into sight takes a moment.
    if (stop && !stop.isSeen && !stop.isParted && (await comesIntoSight(page)))
      stop = { ...stop, isSeen: true };
    if (!stop) break;
    const isSame = before !== undefined && stop.at === before.at && stop.name === before.name;
    within = isSame ? within + 1 : 0;
    if (isSame && (!stop.isParted || within > MOST_WITHIN)) {
      found.add(`Tab does not leave ${stop.name}`);
      break;
    }
    if (isSame) continue;
    // Round about.
    if (stop.at >= 0 && reached.has(stop.at)) break;
    reached.add(stop.at);
    if (!stop.isSeen && !stop.isParted) found.add(`hidden while it has the keyboard: ${stop.name}`);
    // A dialog that opens by itself has the keyboard as a whole, and shows it by being there.
    else if (stop.at >= 0 && !seenKinds.has(stop.kind) && !stop.isParted) {
      seenKinds.add(stop.kind);
      if (!(await isMarked(page))) found.add(`looks the same with the keyboard: ${stop.name}`);
    }
    if (before && isBackwards(before, stop)) found.add(`back from ${before.name} to ${stop.name}`);
    before = stop;
  }
  const missed = await page.evaluate(
    (met) =>
      window.keys.stops
        .filter((stop, at) => !met.includes(at) && window.keys.isStop(stop))
        .map(window.keys.nameOf),
    [...reached],
  );
  return [...found, ...missed.map((name) => `Tab does not reach ${name}`)];
}

/** Islands that wait to be seen or touched are touched. */
export async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await page.waitForFunction(
    () => !document.querySelector('[data-island]:not([data-state=awake],[data-state=failed])'),
  );
}

/** In a section, a block that stands above the last one, or before it in a row that begins there. */
function isBackwards({ block: last, section }: Stop, { block, section: now }: Stop): boolean {
  if (!last || !block || section !== now) return false;
  const isAbove = block.bottom <= last.top && block.left < last.right;
  const isBefore = block.right <= last.left && block.top <= last.top && last.top < block.bottom;
  return isAbove || isBefore;
}

const SOON_MS = 1000;

const comesIntoSight = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => window.keys.stopNow()?.isSeen, undefined, { timeout: SOON_MS })
    .then(() => true)
    .catch(() => false);

/** Whether what is on the screen changes when it loses the keyboard. */
async function isMarked(page: Page): Promise<boolean> {
  const picture = async () =>
    sharp(await page.screenshot({ animations: 'disabled' }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const withKeyboard = await picture();
  await page.evaluate(() => {
    window.held = document.activeElement as HTMLElement;
    window.held.blur();
  });
  const without = await picture();
  await page.evaluate(() => window.held?.focus({ preventScroll: true }));
  let changed = 0;
  for (let at = 0; at < without.length; at += 3)
    if (
      [0, 1, 2].some(
        (part) => Math.abs((withKeyboard[at + part] ?? 0) - (without[at + part] ?? 0)) >= MIN_DIFFERENCE,
      )
    )
      changed += 1;
  return changed >= MIN_CHANGED_PIXELS;
}

declare global {
  interface Window {
    held?: HTMLElement;
  }
}
