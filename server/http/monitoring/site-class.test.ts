import { expect, test } from 'vitest';
import { classOfHost, classOfSite } from './site-class.ts';

const TOMORROW = new Date('2026-05-05');

test.each([
  [{ trialEndsAt: null, isLive: true }, 'open'],
  [{ trialEndsAt: null, isLive: false }, 'closed'],
  [{ trialEndsAt: TOMORROW, isLive: true }, 'trial'],
  [{ trialEndsAt: TOMORROW, isLive: false }, 'trial'],
] as const)('a site with %j is of the class %s', (site, siteClass) => {
  expect(classOfSite(site)).toBe(siteClass);
});

test.each([
  ['plinth.test', 'platform'],
  ['127.0.0.1', 'platform'],
  ['elsewhere.test', 'unknown'],
])('where no site is known, %s is of the class %s', (host, siteClass) => {
  expect(classOfHost({ peek: () => undefined, ownHosts: ['plinth.test'] }, host)).toBe(siteClass);
});
