import { describe, expect, test } from 'vitest';
import { POPUP_STORAGE_KEY } from '../visitors/cookies.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { hasSomething, popupFields, publicSettings, saysTheSame } from './document.ts';
import { isOnPage, placePopup } from './placing.ts';
import { isDue, isForScreen, NEVER_AGAIN, nextRecord, readRecord, type PopupRecord } from './record.ts';

const NOW = Date.UTC(2026, 5, 15, 12);

test('what the context of a page tells of it', () => {
  expect(publicSettings(popupFields.initial)).toEqual({
    style: 'card',
    version: 0,
    displayFrequency: 7,
    showUntilSignup: false,
    enableMobile: false,
  });
  expect(POPUP_STORAGE_KEY).toBe('popupOverlay');
});

describe('whether it is time', () => {
  const record = (ago: number, more: Partial<PopupRecord> = {}): PopupRecord => ({
    version: 3,
    submitted: false,
    closedDate: NOW - ago,
    ...more,
  });
  const sent = { submitted: true };

  test.each<[string, PopupRecord | undefined, number, boolean, boolean]>([
    ['nothing is stored', undefined, NEVER_AGAIN, true, true],
    ['an older version was closed just now', record(0, { version: 2 }), NEVER_AGAIN, false, true],
    ['a newer version was closed', record(0, { version: 4 }), 7, false, false],
    ['closed six of seven days ago', record(6 * DAY_MS), 7, false, false],
    ['closed a moment less than seven days ago', record(7 * DAY_MS - 1), 7, false, false],
    ['closed seven days ago', record(7 * DAY_MS), 7, false, true],
    ['closed eight of seven days ago', record(8 * DAY_MS), 7, false, true],
    ['closed just now, one day', record(0), 1, false, false],
    ['closed years ago, never again', record(4000 * DAY_MS), NEVER_AGAIN, false, false],
    ['closed a minute ago, on every visit', record(MINUTE_MS), 0, false, true],
    ['sent, and only until then', record(8 * DAY_MS, sent), 7, true, false],
    [
      'sent an older version, and only until then',
      record(8 * DAY_MS, { ...sent, version: 1 }),
      7,
      true,
      false,
    ],
    ['sent eight of seven days ago', record(8 * DAY_MS, sent), 7, false, true],
    ['sent six of seven days ago', record(6 * DAY_MS, sent), 7, false, false],
    ['not sent, until then, six of seven days ago', record(6 * DAY_MS), 7, true, false],
    ['not sent, until then, eight of seven days ago', record(8 * DAY_MS), 7, true, true],
    ['not sent, until then, never again', record(8 * DAY_MS), NEVER_AGAIN, true, false],
  ])('%s', (_, stored, displayFrequency, showUntilSignup, due) => {
    expect(isDue(stored, { version: 3, displayFrequency, showUntilSignup }, NOW)).toBe(due);
  });
});

test.each<[string | null, PopupRecord | undefined]>([
  [null, undefined],
  ['', undefined],
  ['{broken', undefined],
  ['null', undefined],
  ['[1]', undefined],
  ['"text"', undefined],
  ['{"submitted":true}', undefined],
  ['{"version":2}', { version: 2, submitted: false, closedDate: 0 }],
  ['{"version":2,"submitted":1,"closedDate":"x"}', { version: 2, submitted: false, closedDate: 0 }],
  ['{"version":2,"submitted":true,"closedDate":5}', { version: 2, submitted: true, closedDate: 5 }],
])('%s is read', (stored, record) => {
  expect(readRecord(stored)).toEqual(record);
});

test('who has signed up stays signed up', () => {
  const sent = nextRecord(undefined, { version: 1, submitted: true, closedDate: 1 });
  expect(nextRecord(sent, { version: 2, submitted: false, closedDate: 2 })).toEqual({
    version: 2,
    submitted: true,
    closedDate: 2,
  });
});

test.each([
  [false, 640, 'Mozilla/5.0 (X11; Linux x86_64)', false],
  [false, 641, 'Mozilla/5.0 (X11; Linux x86_64)', true],
  [false, 1280, 'Mozilla/5.0 (Linux; Android 15) Mobile', false],
  [true, 375, 'Mozilla/5.0 (Linux; Android 15) Mobile', true],
])('on phones: %s, %i px wide, %s', (enableMobile, width, userAgent, isShown) => {
  expect(isForScreen({ enableMobile }, { width, userAgent })).toBe(isShown);
});

test.each<['all' | 'only' | 'except', string[], string, boolean]>([
  ['all', ['/a'], '/b', true],
  ['only', [], '/a', false],
  ['only', ['/a'], '/a', true],
  ['only', ['/a'], '/a/b', true],
  ['only', ['/a'], '/ab', false],
  ['only', ['/'], '/', true],
  ['only', ['/'], '/a', false],
  ['except', ['/a'], '/a/b', false],
  ['except', ['/a'], '/', true],
])('%s %j at %s', (where, paths, path, isThere) => {
  expect(isOnPage({ where, paths }, path)).toBe(isThere);
});

describe('where it stands', () => {
  const page = { path: '/', isContent: true, isSignedIn: false, isPreview: false };
  const on = { ...popupFields.initial, isEnabled: true };
  const empty = {
    ...on,
    slices: { ...on.slices, headline: ' ', action: 'none' as const },
  };
  test.each([
    ['visitors', on, page, 'on'],
    ['visitors, switched off', popupFields.initial, page, undefined],
    ['visitors, with nothing in it', empty, page, undefined],
    ['cover pages and locks', on, { ...page, isContent: false }, undefined],
    ['people of the site', on, { ...page, isSignedIn: true }, 'on'],
    ['people of the site, switched off', popupFields.initial, { ...page, isSignedIn: true }, 'off'],
    ['people of the site at a lock', on, { ...page, isSignedIn: true, isContent: false }, undefined],
    ['the preview, switched off', popupFields.initial, { ...page, isPreview: true }, 'preview'],
  ])('%s', (_, popup, where, state) => {
    expect(placePopup(popup, where)).toBe(state);
  });
});

test.each([
  ['words', { slices: { ...popupFields.initial.slices, headline: 'New' } }, false],
  ['style', { style: 'full' as const }, false],
  ['colours', { tone: 'ink' as const }, false],
  ['how often', { displayFrequency: 1 }, true],
  ['when', { trigger: { ...popupFields.initial.trigger, seconds: 1 } }, true],
  ['where', { pages: { where: 'only' as const, paths: ['/a'] } }, true],
  ['for whom', { showUntilSignup: true, enableMobile: true, isEnabled: true }, true],
])('a change of %s', (_, change, isTheSame) => {
  const before = popupFields.initial;
  expect(saysTheSame(before, { ...before, ...change })).toBe(isTheSame);
});

test.each([
  [{ headline: '' }, false],
  [{ headline: '', text: 'Words' }, true],
  [{ headline: '', newsletter: { ...popupFields.initial.slices.newsletter, listId: 'letters' } }, true],
  [{ headline: '', action: 'form' as const, formId: 'table' }, true],
  [{ headline: '', action: 'button' as const }, true],
])('%j has something to show: %s', (slices, has) => {
  const { initial } = popupFields;
  expect(hasSomething({ ...initial, slices: { ...initial.slices, ...slices } })).toBe(has);
});
