import { expect, test } from 'vitest';
import { taxesAt } from './tax.ts';

const rule = { name: 'x', country: 'US', region: '', postcodes: '', percent: 8, appliesToShipping: false };
test.each<[Partial<typeof rule>, boolean]>([
  [{}, true],
  [{ region: 'ny' }, true],
  [{ region: 'CA' }, false],
  [{ country: 'DE' }, false],
  [{ postcodes: '100*, 90210' }, true],
  [{ postcodes: '90210' }, false],
  [{ percent: 0 }, false],
])('a rule %j applies in New York: %s', (change, applies) => {
  const place = { country: 'US', region: 'NY', postcode: '10001' };
  expect(taxesAt([{ ...rule, ...change }], place)).toHaveLength(applies ? 1 : 0);
});
