import { expect, test } from 'vitest';
import { rateOf, taxesAt } from './tax.ts';

const rule = { name: 'x', country: 'US', region: '', postcodes: '', percent: 8, appliesToShipping: false };
test.each<[Partial<typeof rule>, boolean]>([
  [{}, true],
  [{ region: 'ny' }, true],
  [{ region: 'CA' }, false],
  [{ country: 'DE' }, false],
  [{ postcodes: '100*, 90210' }, true],
  [{ postcodes: '90210' }, false],
  [{ percent: 0 }, false],
  [{ country: ' us ' }, true],
  [{ region: ' ' }, true],
  [{ postcodes: ' ; ' }, true],
  [{ postcodes: '10001' }, true],
  [{ postcodes: '1000' }, false],
  [{ postcodes: '90*;10001' }, true],
  [{ postcodes: '*001' }, false],
  [{ postcodes: '90*' }, false],
  [{ percent: 0.5 }, true],
])('a rule %j applies in New York: %s', (change, applies) => {
  const place = { country: 'US', region: 'NY', postcode: '10001' };
  expect(taxesAt([{ ...rule, ...change }], place)).toHaveLength(applies ? 1 : 0);
});

test('rates are thousandths of a percent, and taxes of nowhere none', () => {
  expect([rateOf(8.875), rateOf(19), rateOf(2.01)]).toEqual([8875, 19_000, 2010]);
  expect(taxesAt([rule], null)).toEqual([]);
  expect(taxesAt([rule], { country: 'US', region: '', postcode: '' })).toEqual([
    { name: 'x', rate: 8000, appliesToShipping: false },
  ]);
});
