import { expect, test } from 'vitest';
import { everyDay } from './sales-days.ts';

test('every one of the last thirty days is there, sold or not', () => {
  const days = everyDay([{ day: '2030-03-01', cents: 5 }], '2030-03-02');
  expect(days).toHaveLength(30);
  expect(days.slice(-3)).toEqual([
    { day: '2030-02-28', cents: 0 },
    { day: '2030-03-01', cents: 5 },
    { day: '2030-03-02', cents: 0 },
  ]);
});

test('a sale that is tomorrow elsewhere is not left out', () => {
  expect(everyDay([{ day: '2030-03-03', cents: 7 }], '2030-03-02').at(-1)).toEqual({
    day: '2030-03-03',
    cents: 7,
  });
});
