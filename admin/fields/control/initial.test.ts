import { expect, test } from 'vitest';
import { businessSettings } from '#core/settings/business.ts';
import { checkWith } from '#core/fields/index.ts';
import { initialOf } from './initial.ts';

const { hours, profiles } = businessSettings.control.fields ?? {};

test.each([
  [undefined, { day: 'Monday', opens: '', closes: '' }],
  [
    { day: 'Monday', opens: '09:00', closes: '18:00' },
    { day: 'Tuesday', opens: '09:00', closes: '18:00' },
  ],
  [
    { day: 'Sunday', opens: '', closes: '' },
    { day: 'Monday', opens: '', closes: '' },
  ],
])('after %j comes %j', (before, next) => {
  const row = hours?.item ? initialOf(hours.item, before) : undefined;
  expect(row).toEqual(next);
  expect(checkWith(businessSettings, { hours: [row] }).ok).toBe(true);
});

test('a new profile is empty', () => {
  expect(profiles?.item && initialOf(profiles.item, { address: 'https://a.example' })).toEqual({
    address: '',
  });
});
