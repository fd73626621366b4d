import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createRoot, type Root } from 'react-dom/client';
import { fields } from './fields.ts';
import Marquee from './island.tsx';
import { REDRAW_DEBOUNCE_MS } from './wave-line.tsx';
import './own.css';

let root: Root;
const stage = document.createElement('div');

function show(changes: object) {
  const { items: _, separator: __, ...motion } = fields.read(changes);
  stage.style.width = '400px';
  document.body.append(stage);
  root = createRoot(stage);
  root.render(<Marquee id="x" words={['Open all summer', '·']} {...motion} />);
}

afterEach(() => {
  root.unmount();
  stage.removeAttribute('dir');
  stage.remove();
});

const one = (selector: string) => stage.querySelector<HTMLElement>(selector) as HTMLElement;
const track = () => one('.marquee-track');
const state = () => getComputedStyle(track()).animationPlayState;
const there = (selector: string) => expect.poll(() => stage.querySelector(selector)).toBeTruthy();
const placeOf = () => track().getBoundingClientRect().x;

test.each([
  ['left', -1],
  ['right', 1],
])('goes to the %s', async (animationDirection, sign) => {
  show({ animationDirection, animationSpeed: 5 });
  await there('.marquee-track');
  const before = placeOf();
  await expect.poll(() => Math.sign(placeOf() - before)).toBe(sign);
});

test('words that are read from right to left come in from the left, and leave no gap', async () => {
  stage.dir = 'rtl';
  show({});
  await there('.marquee-half');
  const [animation] = track().getAnimations();
  animation?.pause();
  const around = one('.marquee').getBoundingClientRect();
  const places = [0, 0.5, 0.99].map((part) => {
    if (animation) animation.currentTime = part * Number(animation.effect?.getComputedTiming().duration);
    const { left, right } = track().getBoundingClientRect();
    expect([left <= around.left + 1, right >= around.right - 1]).toEqual([true, true]);
    return left;
  });
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('at twice the speed takes half the time', async () => {
  show({ animationSpeed: 1 });
  await there('.marquee-half');
  const width = one('.marquee-half').getBoundingClientRect().width;
  await expect.poll(() => parseFloat(getComputedStyle(track()).animationDuration)).toBeCloseTo(width / 60, 1);
});

test('can be paused by keyboard, and goes on again', async () => {
  show({});
  await there('input');
  await expect.poll(state).toBe('running');
  one('input').focus();
  await userEvent.keyboard(' ');
  await expect.poll(state).toBe('paused');
  await userEvent.keyboard(' ');
  await expect.poll(state).toBe('running');
});

test('rests while it is out of view', async () => {
  show({});
  await there('.marquee-track');
  stage.style.marginTop = '5000px';
  await expect.poll(state).toBe('paused');
  stage.style.marginTop = '0';
  await expect.poll(state).toBe('running');
});

test.each([
  [false, 'running'],
  [true, 'paused'],
])('with pausedOnHover %j it is %s under the pointer', async (pausedOnHover, expected) => {
  show({ pausedOnHover });
  await there('.marquee-track');
  await userEvent.hover(one('.marquee'));
  await expect.poll(state).toBe(expected);
  await userEvent.unhover(one('.marquee'));
  await expect.poll(state).toBe('running');
});

test('draws its wave once, a second after the last change of the window', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show({ waveIntensity: 3 });
  await vi.waitFor(() => expect(stage.querySelector('path')?.getAttribute('d')).toBeTruthy());
  const drawn = vi.spyOn(stage.querySelector('path') as SVGPathElement, 'setAttribute');
  for (const _ of [1, 2, 3]) {
    dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(REDRAW_DEBOUNCE_MS - 1);
  }
  expect(drawn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(drawn).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('goes in waves, and stops there too', async () => {
  show({ waveIntensity: 3, waveFrequency: 2 });
  await there('textPath');
  const offset = () => Number(stage.querySelector('textPath')?.getAttribute('startOffset'));
  expect(stage.querySelector('path')?.getAttribute('d')).toMatch(/^M-\d/);
  const before = offset();
  await expect.poll(offset).not.toBe(before);
  one('input').click();
  const gone = async () => {
    const from = offset();
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    return offset() - from;
  };
  await expect.poll(gone).toBe(0);
});

test.each([
  ['ltr', -1],
  ['rtl', 1],
])(
  'a wave that is read %s comes in from where reading begins to end, and fills its line',
  async (dir, sign) => {
    stage.dir = dir;
    show({ waveIntensity: 3, animationSpeed: 1 });
    await there('textPath');
    const line = one('.marquee-wave') as unknown as SVGSVGElement;
    const [, words] = line.querySelectorAll('text');
    const period = line.querySelector<SVGTextElement>('.marquee-measure')?.getComputedTextLength() ?? 0;
    const offset = () => Number(one('textPath').getAttribute('startOffset'));
    await expect.poll(offset).not.toBe(0);
    // Just begun, it is near the one end of a round or the other.
    expect(Math.sign(period / 2 - offset())).toBe(sign);
    const { x, width } = words?.getBBox() ?? new DOMRect();
    expect([x <= 0, x + width >= line.clientWidth]).toEqual([true, true]);
  },
);
