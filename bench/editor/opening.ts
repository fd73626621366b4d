/** How soon a screen of the admin is there, told by the browser itself: what Playwright puts into a page to look would cost it more than the screen. */
import type { CDPSession, Page } from 'playwright-core';

export interface Opened {
  /** From the start of the navigation. */
  ms: number;
  /** Script that was asked for until then, as it came over the network: by the admin and by the page in its frame. */
  scriptKb: number;
}

const LOOK_EVERY_MS = 50;
const LONGEST_MS = 60_000;
const KB = 1000;

/** Slows the main thread down, until the answer is called. */
export async function slowDown(page: Page, rate: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  };
}

/** Until the page has marked a moment of its own. */
export const untilMarked = (page: Page, mark: string): Promise<Opened> =>
  look(page, `performance.getEntriesByName(${JSON.stringify(mark)}).at(-1)?.startTime`);

/** Until there is such an element, as a look every so often finds it. */
export const untilShown = (page: Page, selector: string): Promise<Opened> =>
  look(page, `document.querySelector(${JSON.stringify(selector)}) ? performance.now() : undefined`);

/** `when` is asked until it answers with a time. */
async function look(page: Page, when: string): Promise<Opened> {
  const session = await page.context().newCDPSession(page);
  const until = performance.now() + LONGEST_MS;
  try {
    for (;;) {
      const ms = await ask<number>(session, when);
      if (ms !== undefined) return { ms, scriptKb: (await ask<number>(session, scriptUntil(ms))) ?? 0 };
      if (performance.now() > until) throw new Error('The screen did not come.');
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  } finally {
    await session.detach();
  }
}

const scriptUntil = (ms: number) => `
  [window, ...Array.from(frames)]
    .flatMap(({ performance: its }) =>
      its.getEntriesByType('resource').map((entry) => ({ ...entry.toJSON(), at: its.timeOrigin + entry.startTime })))
    .filter(({ name, at }) => new URL(name).pathname.endsWith('.js') && at < performance.timeOrigin + ${ms})
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / ${KB}`;

async function ask<T>(session: CDPSession, expression: string): Promise<T | undefined> {
  // On its way to another document, a page answers nothing.
  const answer = await session
    .send('Runtime.evaluate', { expression, returnByValue: true })
    .catch(() => undefined);
  return answer?.result.value as T | undefined;
}
