import { expect, test } from 'vitest';
import {
  giftCodeOf,
  groupedGiftCode,
  isGiftCode,
  lastOfGiftCode,
  maskedGiftCode,
  normalGiftCode,
} from './code.ts';

const CODE = giftCodeOf(Uint8Array.from({ length: 32 }, (_, index) => index * 7));

test('a code has sixteen signs in groups of four', () => {
  expect(CODE).toMatch(/^[A-HJ-NP-Z2-9]{16}$/);
  expect(groupedGiftCode(CODE)).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
  expect(groupedGiftCode(CODE).endsWith(lastOfGiftCode(CODE))).toBe(true);
});

test.each([
  groupedGiftCode(CODE),
  groupedGiftCode(CODE).toLowerCase(),
  ` ${CODE.toLowerCase()} `,
  groupedGiftCode(CODE).replaceAll('-', ' '),
])('%s is the same code', (typed) => {
  expect([isGiftCode(typed), normalGiftCode(typed)]).toEqual([true, CODE]);
});

test.each(['', 'SPRING', CODE.slice(1), `${CODE}A`, `I${CODE.slice(1)}`, `0${CODE.slice(1)}`])(
  '“%s” is no code of a gift card',
  (typed) => {
    expect(isGiftCode(typed)).toBe(false);
  },
);

test('a code needs a byte for each of its signs', () => {
  expect(() => giftCodeOf(new Uint8Array(15))).toThrow(RangeError);
  expect(giftCodeOf(new Uint8Array(16))).toBe('A'.repeat(16));
  expect([lastOfGiftCode(CODE), maskedGiftCode('WXYZ')]).toEqual([CODE.slice(12), '•••• WXYZ']);
});
