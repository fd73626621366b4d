import { expect, test } from 'vitest';
import { NEW_RATE } from '../../settings/store.ts';
import { saidNames, sayNamed, sayReason } from './said-names.ts';

const shop = (rates: string[], taxes: string[]) => ({
  shipping: { zones: [{ rates: rates.map((name) => ({ ...NEW_RATE, name })) }] },
  taxes: { rules: taxes.map((name) => ({ name })) },
});

test('names of rates and taxes are said where they differ, and stay where nobody said them', () => {
  const names = saidNames(
    shop(['Standard', 'Express'], ['VAT']),
    shop(['Standard', 'Eilversand'], ['MwSt.']),
  );
  expect(names).toEqual({ Express: 'Eilversand', VAT: 'MwSt.' });
  expect(sayNamed(names, { name: 'Express', id: 'x' })).toEqual({ name: 'Eilversand', id: 'x' });
  expect(sayReason(names, { reason: 'Spring sale' })).toEqual({ reason: 'Spring sale' });
  expect(sayReason(names, { reason: 'constructor' })).toEqual({ reason: 'constructor' });
});
