import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { scrollToElement, SCROLL_DURATION_MS } from './scroll.ts';
import { emulateReducedMotion } from './testing/emulate-motion.ts';

const target = () => document.querySelector('#target') as HTMLElement;
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

beforeEach(async () => {
  await page.viewport(600, 400);
  document.body.innerHTML =
    '<div style="height:2000px"></div><p id="target" style="margin:0">here</p><div style="height:2000px"></div>';
  scrollTo({ top: 0, behavior: 'instant' });
});
afterEach(async () => {
  await emulateReducedMotion(false);
  document.documentElement.style.scrollBehavior = '';
});

test.each([
  ['down', 0, {}, 30],
  ['up', 3000, {}, 30],
  ['with another offset', 0, { offset: 100 }, 100],
])('%s', async (_, from, options, top) => {
  scrollTo({ top: from, behavior: 'instant' });
  scrollToElement(target(), options);
  await expect.poll(() => topOf(target()), { interval: 5 }).toBe(top);
});

test('is quick and ignores smooth scrolling of the site', async () => {
  document.documentElement.style.scrollBehavior = 'smooth';
  const started = performance.now();
  scrollToElement(target());
  await expect.poll(() => topOf(target()), { interval: 5 }).toBe(30);
  expect(SCROLL_DURATION_MS).toBe(50);
  expect(performance.now() - started).toBeLessThan(500);
});

test('jumps at once for people who asked for less motion', async () => {
  await emulateReducedMotion(true);
  scrollToElement(target());
  expect(topOf(target())).toBe(30);
});

test('stopping leaves the page where it is', async () => {
  scrollToElement(target(), { duration: 10_000 })();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(scrollY).toBe(0);
});

test('slows down towards the end', () => {
  vi.useFakeTimers({
    toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  });
  const distance = topOf(target()) - 30;
  scrollToElement(target(), { duration: 320 });
  vi.advanceTimersByTime(160);
  const reached = scrollY;
  vi.useRealTimers();
  expect(reached / distance).toBeCloseTo(Math.SQRT1_2, 1);
});
