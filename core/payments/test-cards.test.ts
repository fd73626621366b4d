import { expect, test } from 'vitest';
import {
  behaviourOf,
  cardLabel,
  cardProblems,
  outcomeOf,
  TEST_CARD_PROBLEMS,
  TEST_CARDS,
  type CardFields,
  expiryAsTyped,
} from './test-cards.ts';

const now = new Date('2030-04-15T00:00:00Z');
test.each([
  ['0', '', '0'],
  ['04', '0', '04/'],
  ['04/3', '04/', '04/3'],
  ['4', '', '04/'],
  ['1', '', '1'],
  ['1/', '1', '01/'],
  ['12', '1', '12/'],
  ['0431', '', '04/31'],
  ['04/20', '04/2', '04/20'],
  ['04/2031', '04/203', '04/31'],
  ['4 / 2031', '', '04/31'],
  ['04', '04/', '04'],
  ['04/', '04/3', '04'],
  ['0', '04', '0'],
  ['abc', '', ''],
])('%j after %j becomes %j', (text, before, shown) => {
  expect(expiryAsTyped(text, before)).toBe(shown);
});

const good: CardFields = { number: '4242 4242 4242 4242', expires: '04/30', code: '123' };

test.each<[string, Partial<CardFields>, string[]]>([
  ['a good card', {}, []],
  ['no slash', { expires: '0431' }, []],
  ['dashes and a long year', { number: '4242-4242-4242-4242', expires: '4 / 2031', code: '1234' }, []],
  ['a real card', { number: '4111 1111 1111 1111' }, ['number']],
  ['letters', { number: 'abcd' }, ['number']],
  ['last month', { expires: '03/30' }, ['expires']],
  ['no such month', { expires: '13/31' }, ['expires']],
  ['nothing at all', { number: '', expires: '', code: '' }, ['number', 'expires', 'code']],
  ['a short code', { code: '12' }, ['code']],
])('%s', (_, change, fields) => {
  expect(Object.keys(cardProblems({ ...good, ...change }, now))).toEqual(fields);
});

test('every test card has its behaviour, with and without its owner', () => {
  const outcomes = TEST_CARDS.map(({ number }) => {
    const behaviour = behaviourOf(number) ?? 'succeeds';
    return [outcomeOf(behaviour, true).state, outcomeOf(behaviour, false).state];
  });
  expect(outcomes).toEqual([
    ['succeeded', 'succeeded'],
    ['failed', 'failed'],
    ['failed', 'failed'],
    ['needsConfirmation', 'failed'],
    ['processing', 'processing'],
    ['succeeded', 'succeeded'],
    ['succeeded', 'succeeded'],
    ['succeeded', 'failed'],
  ]);
});

test('a label tells no more than the end of the number', () => {
  expect(cardLabel(good)).toBe('Test card ending in 4242');
});

test.each<[Partial<CardFields>, object]>([
  [{ number: '' }, { number: 'Please enter your card number.' }],
  [{ number: '4111 1111 1111 1111' }, { number: TEST_CARD_PROBLEMS.notATestCard }],
  [{ expires: 'x' }, { expires: 'Please enter month and year, like 04/31.' }],
  [{ expires: '03/30' }, { expires: 'This card has expired.' }],
])('of %j is told %j', (change, problems) => {
  expect(cardProblems({ ...good, ...change }, now)).toEqual(problems);
});

test('a card ends with its month', () => {
  expect(cardProblems(good, new Date('2030-04-30T23:59:59Z'))).toEqual({});
  expect(cardProblems(good, new Date('2030-05-01T00:00:00Z'))).toHaveProperty('expires');
});
