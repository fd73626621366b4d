import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import './block-animation.css';
import { animateBlocks, isInSight } from './block-animation.ts';
import { emulateReducedMotion } from './testing/emulate-motion.ts';

const WINDOW_HEIGHT = 400;
const block = (id: string, style: string, inner = '') =>
  `<div id="${id}" data-block-animation="fade" style="${style};transition:none">${inner}</div>`;
const byId = (id: string) => document.querySelector(`#${id}`) as HTMLElement;
const isLoaded = (id: string) => byId(id).classList.contains('animation-loaded');
const opacityOf = (id: string) => getComputedStyle(byId(id)).opacity;
/** Observers report after a frame; two frames later a block without the class will not get it. */
const settle = async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
};

let undo = () => {};
beforeEach(async () => {
  await page.viewport(600, WINDOW_HEIGHT);
  document.body.style.margin = '0';
  scrollTo({ top: 0, behavior: 'instant' });
});
afterEach(async () => {
  undo();
  document.body.innerHTML = '';
  await emulateReducedMotion(false);
});

test.each([
  [true, 0.49, 100, 100, false],
  [true, 0.5, 100, 100, true],
  [true, 1, 100, 100, true],
  [true, 0.01, 401, 100, true],
  [true, 0.01, 400, 100, false],
  [true, 0.01, 100, 601, true],
  [false, 0, 401, 100, false],
])(
  'intersecting %s, ratio %d, %i px high, %i px wide: in sight %s',
  (isIntersecting, intersectionRatio, height, width, seen) => {
    const boundingClientRect = new DOMRect(0, 0, width, height);
    expect(isInSight({ isIntersecting, intersectionRatio, boundingClientRect })).toBe(seen);
  },
);

test('watches at the given thresholds', () => {
  const Observer = vi.spyOn(window, 'IntersectionObserver');
  undo = animateBlocks({ isEditing: false });
  expect(Observer.mock.calls[0]?.[1]).toEqual({ threshold: [0, 0.1, 0.25, 0.5, 1] });
  Observer.mockRestore();
});

test('nothing stays invisible where the browser reports nothing', async () => {
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(() => {});
  document.body.innerHTML = block('a', 'height:100px');
  undo = animateBlocks({ isEditing: false });
  expect(opacityOf('a')).toBe('0');
  await expect.poll(() => opacityOf('a')).toBe('1');
  observe.mockRestore();
});

describe('scrolling', () => {
  test('a block appears when half of it is in view', async () => {
    document.body.innerHTML = `<div style="height:400px"></div>${block('a', 'height:100px')}<div style="height:900px"></div>`;
    undo = animateBlocks({ isEditing: false });
    await settle();
    expect(opacityOf('a')).toBe('0');
    scrollTo({ top: 40, behavior: 'instant' });
    await settle();
    expect(isLoaded('a')).toBe(false);
    scrollTo({ top: 50, behavior: 'instant' });
    await expect.poll(() => isLoaded('a')).toBe(true);
    expect(opacityOf('a')).toBe('1');
  });

  test('a clipped one opens its content, and keeps its own box to be watched', async () => {
    document.body.innerHTML = `<div style="height:400px"></div><div id="a" data-block-animation="clip"><p style="height:100px;transition:none">Words</p></div><div style="height:900px"></div>`;
    const content = byId('a').querySelector('p') as HTMLElement;
    undo = animateBlocks({ isEditing: false });
    await settle();
    expect(getComputedStyle(content).clipPath).toContain('100%');
    scrollTo({ top: 80, behavior: 'instant' });
    await expect.poll(() => isLoaded('a')).toBe(true);
    expect(getComputedStyle(content).clipPath).toBe('inset(0px)');
  });

  test('one taller than the window appears with its first pixel', async () => {
    document.body.innerHTML = `<div style="height:401px"></div>${block('a', 'height:800px')}`;
    undo = animateBlocks({ isEditing: false });
    await settle();
    expect(isLoaded('a')).toBe(false);
    scrollTo({ top: 2, behavior: 'instant' });
    await expect.poll(() => isLoaded('a')).toBe(true);
  });
});

describe('pictures', () => {
  const held: string[] = [];
  let pictures = 0;
  const hold = ({ requestId }: { requestId: string }) => held.push(requestId);

  beforeEach(async () => {
    held.length = 0;
    cdp().on('Fetch.requestPaused', hold);
    await cdp().send('Fetch.enable', { patterns: [{ urlPattern: '*held-picture*' }] });
    document.body.innerHTML = block(
      'a',
      'height:100px',
      `<img src="/held-picture-${(pictures += 1)}.svg" width="10" height="10">`,
    );
    undo = animateBlocks({ isEditing: false });
    await expect.poll(() => held.length).toBe(1);
    await settle();
  });
  afterEach(async () => {
    await cdp().send('Fetch.disable');
    cdp().off('Fetch.requestPaused', hold);
  });

  const answer = (responseCode: number) =>
    cdp().send('Fetch.fulfillRequest', {
      requestId: held[0] ?? '',
      responseCode,
      responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
      body: btoa('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
    });

  test('a loading one is waited for', async () => {
    expect(isLoaded('a')).toBe(false);
    await answer(200);
    await expect.poll(() => isLoaded('a')).toBe(true);
  });

  test('a failing one does not block', async () => {
    expect(isLoaded('a')).toBe(false);
    await cdp().send('Fetch.failRequest', { requestId: held[0] ?? '', errorReason: 'Failed' });
    await expect.poll(() => isLoaded('a')).toBe(true);
  });
});

test.each(['load', 'dynamic-page-ready'])('new blocks are found on %s', async (event) => {
  undo = animateBlocks({ isEditing: false });
  document.body.innerHTML = block('a', 'height:100px');
  await settle();
  expect(isLoaded('a')).toBe(false);
  dispatchEvent(new Event(event));
  await expect.poll(() => isLoaded('a')).toBe(true);
});

test('in the editor everything stays as it is', async () => {
  document.body.innerHTML = block('a', 'height:100px');
  undo = animateBlocks({ isEditing: true });
  await settle();
  expect(isLoaded('a')).toBe(false);
  expect(opacityOf('a')).toBe('1');
});

test('with less motion everything is visible at once', async () => {
  await emulateReducedMotion(true);
  document.body.innerHTML = `<div style="height:2000px"></div>${block('a', 'height:100px')}`;
  undo = animateBlocks({ isEditing: false });
  expect(isLoaded('a')).toBe(true);
  expect(opacityOf('a')).toBe('1');
});

test('without the script, and after its undoing, content is visible', () => {
  document.body.innerHTML = `<div style="height:2000px"></div>${block('a', 'height:100px')}`;
  expect(opacityOf('a')).toBe('1');
  const stop = animateBlocks({ isEditing: false });
  expect(opacityOf('a')).toBe('0');
  stop();
  expect(opacityOf('a')).toBe('1');
});
