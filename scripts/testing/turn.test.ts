import { expect, test } from 'vitest';
import { makeTurn } from './turn.mjs';

test('what is written before its turn is shown when it comes, and the rest at once', () => {
  const shown: string[] = [];
  let now = 1000;
  const { write, come } = makeTurn(
    (text) => shown.push(text),
    () => now,
  );
  now = 2000;
  write('one ');
  now = 3500;
  write('two ');
  expect(shown).toEqual([]);
  expect(come()).toBe(2500);
  write('three');
  expect(shown).toEqual(['one ', 'two ', 'three']);
});
