import type { Page } from '@playwright/test';
import { installUse, type State } from './use-in-page.ts';
import { wakeAll } from './walk.ts';

interface Use {
  of: string;
  keys: readonly string[];
  state: State;
  /** Where one of the keys is enough: at an end there is nowhere to go in one direction. */
  hasEnds?: boolean;
}

/** What keys have to do with what stands on pages, by the kind of it. */
const USES: readonly Use[] = [
  { of: 'summary', keys: ['Enter', 'Space'], state: 'open' },
  { of: 'button[aria-expanded]', keys: ['Enter', 'Space'], state: 'aria-expanded' },
  { of: 'button[aria-pressed]', keys: ['Enter', 'Space'], state: 'aria-pressed' },
  { of: '[role=switch],input[type=checkbox]', keys: ['Space', 'Space'], state: 'checked' },
  { of: '[role=tab][aria-selected=true]', keys: ['ArrowRight'], state: 'focus' },
  { of: 'input[type=radio]:checked', keys: ['ArrowDown'], state: 'checked' },
  { of: 'input[type=range],[role=slider]', keys: ['ArrowRight', 'ArrowLeft'], state: 'value', hasEnds: true },
  { of: 'select', keys: ['ArrowDown', 'ArrowUp'], state: 'value', hasEnds: true },
  { of: '[role=region][tabindex="0"]', keys: ['ArrowRight', 'ArrowDown'], state: 'scroll', hasEnds: true },
];
/** Those that say whether they are open are among the uses. */
const MAY_OPEN = 'button[type=button]:not([aria-expanded],[aria-pressed],[role=tab])';

const SOON_MS = 1500;
const AT_ONCE_MS = 400;

/** Uses one of each kind in each block of a page by keys, and everything that may open something over the page. */
export async function use(page: Page): Promise<string[]> {
  await wakeAll(page);
  await page.evaluate(installUse);
  const found: string[] = [];
  for (const one of USES) {
    const count = await page.evaluate((of) => window.uses.choose(of), one.of);
    for (let at = 0; at < count; at += 1) {
      const problem = await press(page, at, one);
      if (problem) found.push(problem);
    }
  }
  const count = await page.evaluate((of) => window.uses.choose(of), MAY_OPEN);
  for (let at = 0; at < count; at += 1) {
    const { problem, isOver } = await open(page, at);
    if (problem) found.push(problem);
    // What stays open hides all that comes after it.
    if (isOver) break;
  }
  return found;
}

async function press(page: Page, at: number, { keys, state, hasEnds }: Use): Promise<string | undefined> {
  const name = await page.evaluate((which) => window.uses.enter(which), at);
  if (name === undefined) return undefined;
  const deaf: string[] = [];
  for (const key of keys) {
    const before = await page.evaluate(([which, of]) => window.uses.stateOf(which, of), [at, state] as const);
    if (before === undefined) return undefined;
    await page.keyboard.press(key);
    const isHeard = await soon(page, ([which, of, was]) => window.uses.stateOf(which, of) !== was, [
      at,
      state,
      before,
    ] as const);
    if (!isHeard) deaf.push(key);
  }
  const isDeaf = hasEnds ? deaf.length === keys.length : deaf.length > 0;
  return isDeaf ? `${deaf.join(' and ')} without effect: ${name}` : undefined;
}

/** What opens over the page takes the keyboard, is closed by Escape, and gives the keyboard back. */
async function open(page: Page, at: number): Promise<{ problem?: string; isOver?: boolean }> {
  const name = await page.evaluate((which) => window.uses.enter(which), at);
  if (name === undefined) return {};
  await page.keyboard.press('Enter');
  const isOpen = await soon(page, () => window.uses.isOver(), undefined, AT_ONCE_MS);
  if (!isOpen) return {};
  const isInside = await soon(page, () => window.uses.isInside(), undefined);
  await page.keyboard.press('Escape');
  const isClosed = await soon(page, () => !window.uses.isOver(), undefined);
  if (!isClosed) return { problem: `Escape does not close what is opened by ${name}`, isOver: true };
  if (!isInside) return { problem: `the keyboard stays outside of what is opened by ${name}` };
  const isBack = await soon(page, (which) => window.uses.isAt(which), at);
  return isBack ? {} : { problem: `the keyboard does not come back to ${name}` };
}

function soon<T>(page: Page, is: (argument: T) => boolean, argument: T, timeout = SOON_MS): Promise<boolean> {
  return page.waitForFunction(is as never, argument, { timeout }).then(
    () => true,
    () => false,
  );
}
