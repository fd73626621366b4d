import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** Every page reads it anew, so it is the small one. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const MOST_ROUNDS = 60;

interface Where {
  within?: string;
  /** What is the same on many pages and looked at on one of them. */
  without?: readonly string[];
  /** Also in the dark: the colours of a page have few sources, so not every look needs it. */
  inBothColours?: boolean;
}

/** What is wrong on the page for people who do not see it as others do. */
export async function findBarriers(page: Page, where: Where = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await run(page, where);
  if (!where.inBothColours) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilColoursRest(page);
  // Only colours differ in the dark; all the rest was looked at in the light.
  const inTheDark = await run(page, where, ['color-contrast']);
  await page.emulateMedia({ colorScheme: null });
  return [...found, ...inTheDark.map((line) => `in the dark: ${line}`)];
}

/** What is still being drawn is looked at again; on a busy machine a look takes seconds. */
export async function expectAccessible(page: Page, { without = AREAS, ...where }: Where = {}): Promise<void> {
  await untilDialogsAreNamed(page);
  await expect
    .poll(() => findBarriers(page, { without, ...where }), { timeout: 45_000, intervals: [500] })
    .toEqual([]);
}

/** The menu of the admin. */
export const AREAS = ['nav[aria-label="Areas"]'];

/** A dialog gets its name a moment after it has appeared; what never gets one is found by axe. */
async function untilDialogsAreNamed(page: Page): Promise<void> {
  const named = '[aria-labelledby], [aria-label]';
  await page
    .waitForFunction(
      (names) => [...document.querySelectorAll('[role=dialog]')].every((dialog) => dialog.matches(names)),
      named,
      { timeout: 5000 },
    )
    .catch(() => undefined);
}

function run(page: Page, { within = 'html', without = [] }: Where, rules?: string[]): Promise<string[]> {
  return page.evaluate(
    async ([include, exclude, runOnly]) => {
      // The site in a frame has checks of its own.
      const { violations } = await window.axe.run(
        { include, exclude: ['iframe', ...exclude] },
        // The elements' own markup is all that is told of them; ways to find them take a fifth of the time.
        {
          iframes: false,
          resultTypes: ['violations'],
          selectors: false,
          preload: false,
          ...(runOnly && { runOnly }),
        },
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`,
      );
    },
    [within, without, rules] as const,
  );
}

async function untilColoursRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (document.documentElement.dataset['mantineColorScheme'] ?? 'dark') === 'dark',
  );
  await page.evaluate(async (mostRounds) => {
    await new Promise(requestAnimationFrame);
    // What inherits a colour begins to change when its parent has changed, so the end of one is not the end of all.
    for (let round = 0; round < mostRounds; round += 1) {
      const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      if (moving.length === 0) return;
      for (const transition of moving) transition.finish();
    }
  }, MOST_ROUNDS);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
