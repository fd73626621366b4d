import { describe, expect, test } from 'vitest';
import { counterText, isOverLimit, maxLengthOf } from './max-length.ts';

describe('the counter', () => {
  test.each([
    ['10', 10],
    [10, 10],
    ['abc', undefined],
    ['1.5', undefined],
    ['-5', undefined],
    ['0', undefined],
    ['', undefined],
    [undefined, undefined],
    [1.5, undefined],
    [' 12 ', 12],
    ['1', 1],
    [true, undefined],
  ])('a limit of %j is %j', (attribute, limit) => expect(maxLengthOf(attribute)).toBe(limit));

  test.each([
    ['abc', '3 / 10', false],
    ['a b', '3 / 10', false],
    ['1234567890', '10 / 10', false],
    ['12345678901', '11 / 10', true],
    ['a\r\nb', '3 / 10', false],
  ])('%j reads %s', (text, shown, isOver) => {
    expect([counterText(text, 10), isOverLimit(text, 10)]).toEqual([shown, isOver]);
  });
});

test('without a limit nothing is too long', () => {
  expect(isOverLimit('x'.repeat(10_000), undefined)).toBe(false);
});
