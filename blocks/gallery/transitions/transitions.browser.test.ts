import { afterEach, describe, expect, test, vi } from 'vitest';
import { arrive, show, swipe, touch, type Shown } from '../testing/show.tsx';

let shown: Shown[] = [];
afterEach(() => {
  for (const { end } of shown.splice(0)) end();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function start(transition: string, values: object = {}, width = 450): Promise<Shown> {
  const one = show({ design: 'slideshow', transition, imageAspectRatio: 1.6, ...values }, { width });
  shown.push(one);
  await one.start();
  return one;
}

const count = ({ block }: Shown) => block.querySelectorAll('.gallery-slide[data-shown]').length;
/** All movements have ended, and the next one may begin. */
const rest = async (one: Shown) => {
  await new Promise(requestAnimationFrame);
  await arrive(one.gallery, () => count(one) === 1);
};
const timingOf = (element: Element | undefined) => element?.getAnimations()[0]?.effect?.getTiming().duration;
const framesOf = (element: Element | null | undefined) =>
  ((element?.getAnimations()[0]?.effect ?? undefined) as KeyframeEffect | undefined)
    ?.getKeyframes()
    .map(({ transform }) => transform);
/** How each slide is seen at this moment: nothing of one that is hidden. */
const looks = ({ slides, viewport }: Shown) =>
  slides.map((slide) => {
    const { opacity, transform, visibility } = getComputedStyle(slide);
    const { m41, m42 } = new DOMMatrix(transform);
    if (visibility === 'hidden' || Math.abs(m41) >= viewport.offsetWidth) return { opacity: 0, x: 0, y: 0 };
    return { opacity: Number(opacity), x: m41 / viewport.offsetWidth, y: m42 / viewport.offsetHeight };
  });
const differenceOf = (before: ReturnType<typeof looks>, after: ReturnType<typeof looks>) =>
  Math.max(
    ...after.map(({ opacity, x, y }, index) => {
      const was = before[index] ?? { opacity: 0, x: 0, y: 0 };
      return Math.max(Math.abs(opacity - was.opacity), Math.abs(x - was.x), Math.abs(y - was.y));
    }),
  );
const key = (keyCode: number) =>
  dispatchEvent(new KeyboardEvent('keydown', { keyCode, cancelable: true, bubbles: true }));

describe.each(['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe'])('%s', (name) => {
  test('by arrow and by key, one step at a time', async () => {
    const one = await start(name);
    one.next?.click();
    key(39);
    expect([one.place(), count(one)]).toEqual(['2', 2]);
    await rest(one);
    expect([one.place(), count(one), one.current()]).toEqual(['2', 1, 1]);
    key(37);
    await rest(one);
    expect([one.place(), count(one)]).toEqual(['1', 1]);
  });

  test('four clicks 250 ms apart lead four slides on, from where each was', async () => {
    const one = await start(name);
    for (let click = 0; click < 4; click += 1) {
      const before = looks(one);
      one.next?.click();
      expect(differenceOf(before, looks(one))).toBeLessThan(0.02);
      for (const animation of one.gallery.getAnimations({ subtree: true }))
        animation.currentTime = Number(animation.currentTime) + 250;
    }
    expect([one.place(), one.current()]).toEqual(['5', 4]);
    await rest(one);
    expect([one.place(), count(one)]).toEqual(['5', 1]);
    expect(looks(one)[4]).toEqual({ opacity: 1, x: 0, y: 0 });
  });

  test('a swipe during a movement takes over', async () => {
    const one = await start(name);
    one.next?.click();
    swipe(one.viewport, { x: -120 }, { ms: 150 });
    expect(one.place()).toBe('3');
    await rest(one);
    expect([one.place(), count(one), one.current()]).toEqual(['3', 1, 2]);
  });

  test('a quick swipe goes on and back, one down is the page’s', async () => {
    const one = await start(name);
    swipe(one.viewport, { x: -120 }, { ms: 150 });
    await rest(one);
    await vi.waitFor(() => expect(one.place()).toBe('2'));
    await rest(one);
    swipe(one.viewport, { x: 120 }, { ms: 150 });
    await rest(one);
    await vi.waitFor(() => expect(one.place()).toBe('1'));
    await rest(one);
    const down = touch(one.viewport, { y: -160 }, { ms: 150 });
    down.lift();
    expect(down.moves.some((move) => move.defaultPrevented)).toBe(false);
    await rest(one);
    expect(one.place()).toBe('1');
  });

  test('moves by transform and opacity alone', async () => {
    const one = await start(name);
    one.next?.click();
    const moved = one.gallery
      .getAnimations({ subtree: true })
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame))
      .filter((property) => !['offset', 'computedOffset', 'easing', 'composite'].includes(property));
    expect(new Set(moved).difference(new Set(['transform', 'opacity'])).size).toBe(0);
    expect(moved.length).toBeGreaterThan(0);
  });
});

test('fade: the new slide above the old one, which takes a fifth longer', async () => {
  const one = await start('fade');
  one.next?.click();
  const [old, next] = one.slides;
  expect([old?.style.zIndex, timingOf(old)]).toEqual(['888', 1200]);
  expect([next?.style.zIndex, timingOf(next)]).toEqual(['889', 1000]);
});

test('ken-burns: in, then out, as long as it is shown', async () => {
  const one = await start('ken-burns', { 'autoplay-duration': 4 });
  const pictureOf = (index: number) => one.slides[index]?.querySelector('img[data-src]') ?? undefined;
  expect([framesOf(pictureOf(0)), timingOf(pictureOf(0))]).toEqual([['scale(1)', 'scale(1.075)'], 5000]);
  one.next?.click();
  expect(framesOf(pictureOf(1))).toEqual(['scale(1.075)', 'scale(1)']);
});

test('ken-burns: as large as the options of the transition say', async () => {
  const one = show({ design: 'slideshow', transition: 'ken-burns' });
  const facts = JSON.parse(one.block.dataset.blockJson ?? '{}') as object;
  one.block.dataset.blockJson = JSON.stringify({ ...facts, transitionOptions: { zoom: 1.2 } });
  await one.start();
  expect(framesOf(one.slides[0]?.querySelector('img[data-src]'))).toEqual(['scale(1)', 'scale(1.2)']);
  one.end();
});

test('ken-burns: nothing grows for people who asked for less motion', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  const one = await start('ken-burns');
  one.next?.click();
  expect([one.place(), one.gallery.getAnimations({ subtree: true })]).toEqual(['2', []]);
});

test.each([
  ['horizontal', 'translate3d(450px, 0px, 0px)'],
  ['vertical', 'translate3d(0px, 281px, 0px)'],
])('scroll: %s', async (transitionDirection, from) => {
  const one = await start('scroll', { transitionDirection });
  one.next?.click();
  expect(framesOf(one.slides[1])?.[0]).toBe(from);
});

test.each([
  [-100, 500, '1'],
  [-140, 500, '2'],
  [140, 500, '9'],
  [-60, 200, '2'],
  [-60, 400, '1'],
])('fade: a swipe over %d of 450 px in %d ms ends at slide %s', async (x, ms, place) => {
  const one = await start('fade');
  swipe(one.viewport, { x }, { ms });
  expect(one.place()).toBe(place);
});

/** What came of a drag: which slide, and how long it took to get there. */
async function dragged(one: Shown, by: { x: number }, how: { ms: number; hold?: number }) {
  swipe(one.viewport, by, how);
  const took = timingOf(one.slides[0]);
  await rest(one);
  await vi.waitFor(() => expect(one.gallery.getAnimations({ subtree: true })).toEqual([]));
  return { place: one.place(), took };
}

test.each([
  ['swipe', -45, 100, 0, '1', 280],
  ['swipe', -51, 100, 0, '2', 280],
  ['swipe', -199, 600, 0, '1', 280],
  ['swipe', -201, 600, 0, '2', 280],
  ['scroll', -60, 200, 0, '2', 400],
  ['scroll', -60, 400, 0, '1', 400],
  ['scroll', -240, 900, 0, '2', 400],
  ['new-swipe', -30, 50, 0, '2', undefined],
  ['new-swipe', -30, 400, 200, '1', undefined],
])('%s: %d px in %d ms, held %d ms, ends at slide %s', async (name, x, ms, hold, place, took) => {
  const result = await dragged(await start(name), { x }, { ms, hold });
  expect(result.place).toBe(place);
  if (took !== undefined) expect(result.took).toBe(took);
  else expect(result.took).toBeLessThanOrEqual(500);
});

test.each([
  [100, 10],
  [-100, -100],
])('new-swipe with two ends: pulled %d px it follows %d', async (x, follows) => {
  const one = await start('new-swipe', { loop: 'no' });
  const { lift } = touch(one.viewport, { x }, { ms: 300, hold: 60 });
  await new Promise(requestAnimationFrame);
  const moved = new DOMMatrix(getComputedStyle(one.slides[0] as Element).transform).m41;
  expect(moved).toBeCloseTo(follows, 0);
  lift();
  await rest(one);
});

test('the mouse drags too', async () => {
  const one = await start('new-swipe');
  const { left, top } = one.viewport.getBoundingClientRect();
  const at = (x: number) => ({ clientX: left + x, clientY: top + 50, bubbles: true });
  one.viewport.dispatchEvent(new MouseEvent('mousedown', at(400)));
  for (const x of [300, 200, 60]) dispatchEvent(new MouseEvent('mousemove', at(x)));
  dispatchEvent(new MouseEvent('mouseup', at(60)));
  await rest(one);
  await vi.waitFor(() => expect(one.place()).toBe('2'));
});
