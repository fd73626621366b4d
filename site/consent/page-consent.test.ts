import { expect, test } from 'vitest';
import type { Category } from '#core/consent/categories.ts';
import type { PageInput } from '../page-input.ts';
import { pageConsent, settle } from './page-consent.ts';

const consentOf = (allowed: Category[] | undefined, isAnalyticsCookiesDisabled: boolean) =>
  pageConsent({
    ...(allowed && { consent: { allowed } }),
    settings: { cookies: { isAnalyticsCookiesDisabled } },
  } as unknown as Pick<PageInput, 'consent' | 'settings'>);

const piece = (html: string, category: Category, isFrame = false) => ({ html, category, isFrame });
const shop = piece('shop', 'necessary');
const count = piece('count', 'statistics');
const advert = piece('advert', 'marketing');
const film = piece('film', 'marketing', true);
const pieces = [shop, count, advert, film];

test.each<[string, Category[] | undefined, boolean, string[], string[], string[], string[]]>([
  [
    'no consent is needed',
    undefined,
    false,
    ['shop', 'count', 'advert', 'film'],
    ['statistics', 'marketing'],
    [],
    ['statistics', 'marketing'],
  ],
  [
    'nothing is allowed yet',
    [],
    false,
    ['shop'],
    ['statistics', 'marketing'],
    ['statistics', 'marketing'],
    [],
  ],
  [
    'marketing is allowed',
    ['marketing'],
    false,
    ['shop', 'advert', 'film'],
    ['statistics', 'marketing'],
    ['statistics'],
    ['marketing'],
  ],
  [
    'frames ask for themselves',
    ['marketing'],
    true,
    ['shop', 'advert'],
    ['statistics', 'marketing'],
    ['statistics'],
    ['marketing'],
  ],
])('where %s', (_, allowed, asksInFrames, standing, matters, held, runs) => {
  const settled = settle(pieces, consentOf(allowed, asksInFrames));
  expect(settled.standing.map(({ html }) => html)).toEqual(standing);
  expect({ ...settled, standing: [], standingCode: '' }).toEqual({
    standing: [],
    standingCode: '',
    matters,
    held,
    runs,
  });
});

test('a page whose only code is a frame that asks for itself is one for all', () => {
  expect(settle([film], consentOf([], true)).matters).toEqual([]);
  expect(settle([film], consentOf([], false)).matters).toEqual(['marketing']);
});

test('of a list, only what stands on the page is written', () => {
  const { standingCode } = settle(pieces, consentOf(['statistics'], false));
  expect(standingCode([count, advert, shop])).toBe('count\nshop');
});
