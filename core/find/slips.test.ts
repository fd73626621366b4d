import { expect, test } from 'vitest';
import { forgivenIn, mendWords, slipsBetween } from './slips.ts';

test.each([
  ['harbour', 'harbour', 0],
  ['harb', 'harbour', 0],
  ['habrour', 'harbour', 1],
  ['harbuor', 'harbour', 1],
  ['harour', 'harbour', 1],
  ['hharbour', 'harbour', 1],
  ['hxrbxur', 'harbour', 2],
  ['lovlace', 'lovelace', 1],
])('from %s to %s are %d slips', (typed, word, slips) => {
  expect(slipsBetween(typed, word)).toBe(slips);
});

test.each([
  ['habrour', 'harbour'],
  ['bakrey', 'bakery'],
  ['harb', 'harb'],
  ['hxrbxur', 'hxrbxur'],
  ['hxrbxurs', 'harbours'],
  ['tae', 'tae'],
])('%s was meant to be %s', (typed, meant) => {
  expect(mendWords([typed], ['harbours', 'harbour', 'harvest', 'bakery', 'tea'])).toEqual([meant]);
});

/** Every word that is one slip away from this one. */
function slipsOf(word: string): string[] {
  const cuts = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  return cuts.flatMap(([a, b]) => [
    a + b.slice(1),
    `${a}x${b}`,
    `${a}x${b.slice(1)}`,
    a + b.slice(1, 2) + b.slice(0, 1) + b.slice(2),
  ]);
}

test.each([
  ['tidy', slipsOf('tidy')],
  ['bakery', slipsOf('bakery')],
  ['marmalade', slipsOf('marmalade').flatMap(slipsOf)],
])('whatever slips in “%s”, a part of it stays whole near its place', (word, slipped) => {
  for (const typed of slipped) {
    const { shortest = 0, parts = [] } = forgivenIn(typed) ?? {};
    if (slipsBetween(typed, word) > (typed.length < 8 ? 1 : 2) || parts.length === 0) continue;
    expect(word.length).toBeGreaterThanOrEqual(shortest);
    const isNear = ({ part, earliest, latest }: (typeof parts)[number]) =>
      word.slice(earliest, latest + part.length).includes(part);
    expect(parts.some(isNear), typed).toBe(true);
  }
});

test('in short words no slip is forgiven', () => {
  expect(forgivenIn('tea')).toBeUndefined();
});
