import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieSettings, publicCookieSettings } from '#core/consent/settings.ts';
import { CONSENT_CHANGE_EVENT } from '#core/consent/banner-events.ts';
import type { Flags } from '#core/experiments/flags.ts';
import { deleteCookie, writeCookie } from '#browser/storage/cookies.ts';
import { startRecording } from './recording.ts';

const ON = {
  'session-recording': { type: 'boolean', variant: 'true' },
  'session-recording-script': { type: 'string', variant: 'https://recorder.invalid/{id}.js' },
  'session-recording-sample': { type: 'A/B test', segment: 'checkout', variant: '10' },
};
let answer = 'shop 7';
let listening = new AbortController();

const start = (flags: object = ON, settings: object = {}) => {
  listening = new AbortController();
  startRecording(
    { flags: flags as Flags, cookieSettings: publicCookieSettings(cookieSettings.read(settings)) },
    listening.signal,
  );
};
const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => address);
const script = () => document.querySelector<HTMLScriptElement>('script[data-recording]');
/** Whatever follows from the answer has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  answer = 'shop 7';
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(answer));
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
});
afterEach(() => {
  listening.abort();
  script()?.remove();
  sessionStorage.clear();
  ['ss_cookieAllowed', 'ss_consent'].forEach(deleteCookie);
  vi.restoreAllMocks();
});

test('a checkout in the sample loads the script of the id', async () => {
  start();
  await vi.waitFor(() => expect(script()?.src).toBe('https://recorder.invalid/shop%207.js'));
  expect(asked()).toEqual(['/api/commerce/session-recording-id']);
});

test.each([
  ['is not switched on', {}],
  ['is switched off', { ...ON, 'session-recording': { type: 'boolean', variant: 'false' } }],
  ['has no script', { ...ON, 'session-recording-script': { type: 'string', variant: 'javascript:1' } }],
  ['has no sample', { ...ON, 'session-recording-sample': undefined }],
])('where it %s nothing is asked', async (_, flags) => {
  start(flags);
  await settled();
  expect([asked(), script()]).toEqual([[], null]);
});

test('whoever is not in the sample stays out of it for the whole visit', async () => {
  vi.mocked(Math.random).mockReturnValue(0.5);
  start();
  vi.mocked(Math.random).mockReturnValue(0.05);
  start();
  await settled();
  expect(asked()).toEqual([]);
});

test('the id of automated tests is ignored', async () => {
  answer = 'AUTOMATED_MOCK';
  start();
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  await settled();
  expect(script()).toBeNull();
});

test('where consent comes first it is waited for', async () => {
  start(ON, { isAnalyticsCookiesDisabled: true });
  await settled();
  expect([asked(), sessionStorage.length]).toEqual([[], 0]);
  writeCookie('ss_cookieAllowed', 'true');
  writeCookie('ss_consent', 'npsm..abcdefghijklmnopqrst.1.accept');
  document.dispatchEvent(new CustomEvent(CONSENT_CHANGE_EVENT));
  await vi.waitFor(() => expect(script()).not.toBeNull());
});
