import { expect, test } from 'vitest';
import { HitKind } from '#core/analytics/hits.ts';
import { madeUpVisits } from './visits.ts';

const site = { paths: ['/', '/about'], products: ['jam'], seed: 1, until: new Date('2026-05-10T12:00:00Z') };

test('the same story is told each time, in the past, and a shop sells something', () => {
  const hits = madeUpVisits(site);
  expect(madeUpVisits(site)).toEqual(hits);
  expect(hits.length).toBeGreaterThan(3000);
  expect(hits.length).toBeLessThan(15_000);
  expect(hits.every(({ at }) => at < site.until)).toBe(true);
  const count = (kind: number) => hits.filter((hit) => hit.kind === kind).length;
  expect(count(HitKind.cart)).toBeGreaterThan(count(HitKind.order));
  expect(count(HitKind.order)).toBeGreaterThan(10);
  expect(madeUpVisits({ ...site, products: [] }).some(({ kind }) => kind === HitKind.order)).toBe(false);
});
