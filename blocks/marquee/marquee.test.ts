import { describe, expect, test } from 'vitest';
import { checkWith } from '#core/fields/index.ts';
import { draw } from '../kit/testing/draw.tsx';
import marquee from './block.ts';
import { BASE_SPEED, MIN_WIDTH, repeatsOf, secondsFor, sentenceOf, wordsOf } from './line.ts';
import { makeRateLimiter } from './rate-limiter.ts';
import { RESAMPLE_STEP, segmentWidth, wavePoints } from './wave.ts';

test('is straight, goes left at speed 1 and does not stop, unless told so', () => {
  const values = marquee.fields.read({});
  expect(marquee.definition?.(values)).toEqual({
    waveFrequency: 1,
    waveIntensity: 0,
    animationDirection: 'left',
    animationSpeed: 1,
    pausedOnHover: false,
  });
});

test.each([{ animationSpeed: 0 }, { animationSpeed: 11 }, { waveIntensity: -1 }, { waveFrequency: 0 }])(
  '%j is refused',
  (wrong) => {
    expect(checkWith(marquee.fields, { ...(marquee.fields.initial as object), ...wrong }).ok).toBe(false);
  },
);

test('is read out once, however often it is shown', () => {
  const markup = draw(marquee, {
    items: [{ text: 'Sale' }, { text: ' ' }, { text: 'Now' }],
    separator: 'dot',
  });
  expect(markup).toContain('<p class="marquee-text">Sale\u00a0· Now</p>');
  expect(markup).toContain('class="marquee-track" aria-hidden="true"');
});

test('words have their mark behind them, and fill the line', () => {
  expect(wordsOf({ items: [{ text: 'a' }, { text: '' }], separator: 'none' })).toEqual(['a']);
  expect(repeatsOf(['a'])).toBe(80);
  expect(repeatsOf(['x'.repeat(400)])).toBe(1);
});

test.each([
  [['a', '·', 'b', '·'], 'a\u00a0· b'],
  [['a', 'b'], 'a b'],
  [[], ''],
])('%j is read as %j', (words, sentence) => {
  expect(sentenceOf(words)).toBe(sentence);
});

test('twice the speed is half the time, and nothing is narrower than 50', () => {
  expect(secondsFor(600, 2)).toBe(secondsFor(600, 1) / 2);
  expect(secondsFor(1, 1)).toBe(MIN_WIDTH / BASE_SPEED);
});

test.each([
  [0.5, 1000],
  [1, 1000],
  [2, 500],
  [4, 250],
  [8, 250],
])('a wave of frequency %d is %d long', (frequency, length) => {
  expect(segmentWidth(frequency)).toBe(length);
});

test('points of the path are three units apart', () => {
  const points = wavePoints({ from: -100, to: 900, frequency: 2, intensity: 3 });
  const gaps = points
    .slice(1)
    .map(({ x, y }, at) => Math.hypot(x - (points[at]?.x ?? 0), y - (points[at]?.y ?? 0)));
  for (const gap of gaps) expect(Math.abs(gap - RESAMPLE_STEP)).toBeLessThan(1);
  expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeCloseTo(RESAMPLE_STEP, 1);
});

describe('the rate limiter', () => {
  test('waits twice as long as the work takes', () => {
    let clock = 0;
    const limiter = makeRateLimiter(() => clock);
    const runs: number[] = [];
    const work = () => {
      runs.push(clock);
      clock += 10;
    };
    limiter.run(work);
    clock = 29;
    limiter.run(work);
    clock = 30;
    limiter.run(work);
    expect(runs).toEqual([0, 30]);
  });

  test('forgets all but the last 22 runs', () => {
    let [clock, cost] = [0, 1000];
    const limiter = makeRateLimiter(() => clock);
    const work = () => (clock += cost);
    limiter.run(work);
    cost = 1;
    for (let runs = 0; runs < 22; runs++) {
      clock += 10_000;
      limiter.run(work);
    }
    const before = clock;
    clock += 2;
    limiter.run(work);
    expect(clock).toBe(before + 3);
  });
});
