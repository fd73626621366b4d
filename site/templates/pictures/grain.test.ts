import { expect, test } from 'vitest';
import { addGrain, type Grain } from './grain.ts';

const grain: Grain = { seed: 'test', fine: 0.05, cloud: 0.02, fray: 1 };

function flat(tone: number): { data: Uint8Array; width: number; height: number } {
  return { data: new Uint8Array(40 * 30 * 3).fill(tone), width: 40, height: 30 };
}

test('the same seed gives the same grain, another seed another', () => {
  expect(addGrain(flat(128), grain)).toEqual(addGrain(flat(128), grain));
  expect(addGrain(flat(128), grain)).not.toEqual(addGrain(flat(128), { ...grain, seed: 'other' }));
});

test.each([0, 64, 128, 220])('a tone of %i stays near itself', (tone) => {
  const result = addGrain(flat(tone), grain);
  const mean = result.reduce((sum, value) => sum + value, 0) / result.length;
  expect(Math.abs(mean - tone)).toBeLessThanOrEqual(tone * 0.03);
});

test('without grain nothing changes', () => {
  const { data } = flat(90);
  expect(addGrain(flat(90), { seed: 'test', fine: 0, cloud: 0, fray: 0 })).toEqual(data);
});
