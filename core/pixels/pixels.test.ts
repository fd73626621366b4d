import { expect, test } from 'vitest';
import type { Problem } from '../fields/field.ts';
import { pixelCode } from './code.ts';
import { pixelSettings } from './settings.ts';

const only = (stored: object) => pixelCode(pixelSettings.read(stored));

test.each([
  ['metaPixelId', '123456789012345', 'marketing', 'https://connect.facebook.net'],
  ['googleTagId', 'G-ABC1234567', 'statistics', 'https://www.googletagmanager.com'],
  ['googleTagId', 'AW-123456789', 'marketing', 'https://www.googletagmanager.com'],
  ['tagManagerId', 'GTM-ABC1234', 'marketing', 'https://www.googletagmanager.com'],
  ['pinterestTagId', '2612345678901', 'marketing', 'https://s.pinimg.com'],
])('%s %s needs consent to %s and comes from %s', (name, id, category, host) => {
  const [piece, ...others] = only({ [name]: id });
  expect(others).toEqual([]);
  expect(piece).toMatchObject({ category });
  expect(piece?.html).toContain(`src="${host}`);
  expect(piece?.html).toContain(id);
});

test('without ids there is nothing', () => expect(only({})).toEqual([]));

test.each([`1');alert(1);('`, '"><script>', 'g-abc', 'GTM-', '12', 'UA-1-1'])(
  'an id like %s is refused, and never gets into a page',
  (id) => {
    for (const name of ['metaPixelId', 'googleTagId', 'tagManagerId', 'pinterestTagId']) {
      const problems: Problem[] = [];
      pixelSettings.check({ ...pixelSettings.initial, [name]: id }, (problem) => problems.push(problem), '');
      expect(problems.map(({ path }) => path)).toEqual([name]);
      expect(only({ [name]: id })).toEqual([]);
    }
  },
);
