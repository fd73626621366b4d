import { expect, test } from 'vitest';
import { fields, type Plan } from './fields.ts';
import { hasToggle, isShown, offerOf } from './plans.ts';

const option = (price: string, unit = '', href = '') => ({
  price,
  unit,
  join: { href, target: '' },
  product: [],
});
const plan = (change: object = {}) =>
  ({
    name: '',
    words: 'Words alone are no plan',
    one: option(''),
    two: option(''),
    joinLabel: 'Join',
    features: [],
    isFeatured: false,
    ...change,
  }) as unknown as Plan;

test.each([
  [{}, false],
  [{ name: ' ' }, false],
  [{ name: 'Basic' }, true],
  [{ one: option('€1') }, true],
  [{ two: option('€1') }, true],
  [{ features: [{ text: '' }] }, false],
  [{ features: [{ text: '' }, { text: 'Bread' }] }, true],
])('a plan with %j is shown: %s', (change, expected) => {
  expect(isShown(plan(change))).toBe(expected);
});

test.each([
  ['Yearly', [plan({ two: option('€1') }), plan()], true],
  ['Yearly', [plan({ one: option('€1') })], false],
  [' ', [plan({ two: option('€1') })], false],
])('row %#: with a second option %j there is something to switch', (second, plans, expected) => {
  expect(hasToggle({ ...fields.initial, second, plans })).toBe(expected);
});

test.each<['one' | 'two', string, string, string]>([
  ['one', '€12', 'a month', '/monthly'],
  ['two', '€120', 'a year', '/yearly'],
])('a plan with two prices costs %s: %s %s', (which, price, unit, href) => {
  const both = plan({ one: option('€12', 'a month', '/monthly'), two: option('€120', 'a year', '/yearly') });
  expect(offerOf(both, which)).toMatchObject({ price, unit, join: { href } });
});

test('what has only one price has it in both ways', () => {
  const first = plan({ one: option('€12', 'a month', '/monthly'), two: option('', 'a year') });
  const second = plan({ one: option('', 'a month'), two: option('€120', 'a year', '/yearly') });
  expect(offerOf(first, 'two')).toMatchObject({ price: '€12', unit: 'a month', join: { href: '/monthly' } });
  expect(offerOf(second, 'one')).toMatchObject({ price: '€120', unit: 'a year', join: { href: '/yearly' } });
});

test('a plan of the shop leads to its checkout, wherever its link leads', () => {
  const yearly = { ...option('€120', 'a year', '/yearly'), product: ['0198'] };
  const both = plan({ one: option('€12', 'a month', '/monthly'), two: yearly });
  expect(offerOf(both, 'two').join.href).toBe('/checkout/subscribe?product=0198');
  expect(offerOf(both, 'one').join.href).toBe('/monthly');
  expect(offerOf(plan({ two: yearly }), 'one').join.href).toBe('/checkout/subscribe?product=0198');
});
