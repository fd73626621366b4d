import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TRACK_EVENT, type TrackDetail } from '#core/pixels/events.ts';
import { deleteCookie, writeCookie } from '../../storage/cookies.ts';
import { trackLater, trackWaiting } from './track-later.ts';
import { track } from './track.ts';

const heard = vi.fn<(detail: TrackDetail) => void>();
const hear = (event: Event) => heard((event as CustomEvent<TrackDetail>).detail);

beforeEach(() => document.addEventListener(TRACK_EVENT, hear));
afterEach(() => {
  document.removeEventListener(TRACK_EVENT, hear);
  heard.mockClear();
  sessionStorage.clear();
});

test('what happened is told once, with what belongs to it', () => {
  track('addToCart', { variantId: 'a', quantity: 2 });
  expect(heard.mock.calls).toEqual([[{ event: 'addToCart', data: { variantId: 'a', quantity: 2 } }]]);
});

test('what has to wait is told on the next page, once', () => {
  trackLater('createAccount');
  expect(heard).not.toHaveBeenCalled();
  trackWaiting();
  trackWaiting();
  expect(heard.mock.calls).toEqual([[{ event: 'createAccount', data: {} }]]);
});

test.each([
  [undefined, false],
  ['false', false],
  ['true', true],
])('where visitors are asked first and the answer is %s, waiting is %s', (answer, isKept) => {
  const cookieSettings = {
    isRestrictiveCookiePolicyEnabled: true,
    isRestrictiveCookiePolicyAbsolute: false,
  };
  vi.stubGlobal('Static', { SITE_CONTEXT: { cookieSettings } });
  if (answer !== undefined) writeCookie('ss_cookieAllowed', answer);
  trackLater('createAccount');
  expect(sessionStorage.length).toBe(isKept ? 1 : 0);
  deleteCookie('ss_cookieAllowed');
  vi.unstubAllGlobals();
});

test('what nobody knows is not told', () => {
  sessionStorage.setItem('plinth-track', 'anything');
  trackWaiting();
  expect(heard).not.toHaveBeenCalled();
});
