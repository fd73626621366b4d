import type { Locator, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

interface DragTiming {
  ms?: number;
  hold?: number;
  steps?: number;
}

/** A real finger, through the browser's own input: it goes down, moves and is lifted. */
export async function swipe(
  page: Page,
  on: Locator,
  by: Partial<Point>,
  timing: DragTiming = {},
): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('There is nothing to swipe on.');
  await drag(page, { from: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, by }, timing);
}

/** The same from a point of the window. */
export async function drag(
  page: Page,
  { from: start, by: { x = 0, y = 0 } }: { from: Point; by: Partial<Point> },
  { ms = 120, hold = 0, steps = 6 }: DragTiming = {},
): Promise<void> {
  const path = Array.from({ length: steps }, (_, step) => ({
    x: start.x + (x * (step + 1)) / steps,
    y: start.y + (y * (step + 1)) / steps,
  }));
  // The events carry their own times: how busy the machine is must not change what the finger did.
  let time = Date.now();
  await touch(page, [start], 'touchStart', time);
  for (const point of path) await touch(page, [point], 'touchMove', (time += ms / steps));
  const last = path.at(-1) ?? start;
  // Held almost still, so that no speed is left.
  const rests = hold > 0 ? 5 : 0;
  for (let still = 1; still <= rests; still += 1)
    await touch(page, [{ x: last.x + (still % 2) * 0.5, y: last.y }], 'touchMove', (time += hold / rests));
  await touch(page, [], 'touchEnd', time + 1);
}

/** A finger that rests until something is lifted, goes its way and is taken away. */
export async function carry(
  page: Page,
  on: Locator,
  by: Partial<Point>,
  { untilLifted, steps = 8 }: { untilLifted: () => Promise<void>; steps?: number },
): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('There is nothing to carry.');
  const start = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 24) };
  const { x = 0, y = 0 } = by;
  await touch(page, [start], 'touchStart');
  await untilLifted();
  for (let step = 1; step <= steps; step += 1)
    await touch(page, [{ x: start.x + (x * step) / steps, y: start.y + (y * step) / steps }], 'touchMove');
  await touch(page, [], 'touchEnd');
}

/** Two fingers that move apart around a point of the window. */
export async function pinchAt(
  page: Page,
  middle: Point,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const fingers = (distance: number) => [
    { x: middle.x - distance / 2, y: middle.y },
    { x: middle.x + distance / 2, y: middle.y },
  ];
  await touch(page, fingers(from), 'touchStart');
  for (let step = 1; step <= 5; step += 1)
    await touch(page, fingers(from + ((to - from) * step) / 5), 'touchMove');
  await touch(page, [], 'touchEnd');
}

/** Two taps at one point, handed to the browser together: a busy machine must not come between them. */
export async function doubleTap(page: Page, at: Point): Promise<void> {
  const start = Date.now();
  await Promise.all([
    touch(page, [at], 'touchStart', start),
    touch(page, [], 'touchEnd', start + 40),
    touch(page, [at], 'touchStart', start + 120),
    touch(page, [], 'touchEnd', start + 160),
  ]);
}

async function touch(
  page: Page,
  points: readonly Point[],
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  time = Date.now(),
): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Input.dispatchTouchEvent', {
    type,
    timestamp: time / 1000,
    touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
  });
}

const sessions = new WeakMap<Page, ReturnType<ReturnType<Page['context']>['newCDPSession']>>();

function sessionOf(page: Page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}
