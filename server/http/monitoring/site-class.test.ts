import { expect, test } from 'vitest';
import { classOfPlace, classOfSite } from './site-class.ts';

const TOMORROW = new Date('2026-05-05');

test.each([
  [{ trialEndsAt: null, isLive: true }, 'open'],
  [{ trialEndsAt: null, isLive: false }, 'closed'],
  [{ trialEndsAt: TOMORROW, isLive: true }, 'trial'],
  [{ trialEndsAt: TOMORROW, isLive: false }, 'trial'],
] as const)('a site with %j is of the class %s', (site, siteClass) => {
  expect(classOfSite(site)).toBe(siteClass);
});

test.each(['platform', 'unknown'] as const)('where there is no site the class is %s', (kind) => {
  expect(classOfPlace({ kind })).toBe(kind);
});
