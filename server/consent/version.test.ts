import { expect, test } from 'vitest';
import { cookieSettings } from '#core/consent/settings.ts';
import { wordsIn } from '#core/words/wording.ts';
import { frameDocument, type FrameAnswer } from './frame-document.ts';
import { consentVersion } from './version.ts';

const settings = { ...cookieSettings.initial, cookieBannerText: { html: 'We count.' } as never };

test('other words or other parties are another consent', () => {
  const version = consentVersion(settings, ['vimeo.com']);
  expect(version).toHaveLength(16);
  expect(consentVersion(settings, ['vimeo.com'])).toBe(version);
  expect(consentVersion(settings, ['vimeo.com', 'x.com'])).not.toBe(version);
  expect(consentVersion({ ...settings, cookieBannerCtaText: 'Yes' }, ['vimeo.com'])).not.toBe(version);
  expect(consentVersion({ ...settings, cookieBannerToldText: 'Told.' }, ['vimeo.com'])).not.toBe(version);
  expect(consentVersion({ ...settings, cookieBannerToldText: '' }, ['vimeo.com'])).toBe(version);
});

test('consent that was given once stays what it was', () => {
  expect(consentVersion(cookieSettings.initial, ['vimeo.com'])).toBe('f4hb6w9hvbz5OrFH');
});

test('what is not read before one agrees changes nothing', () => {
  const unread = { ...settings, cookieBannerPosition: 'BOTTOM' as never };
  expect(consentVersion(unread, [])).toBe(consentVersion({ ...settings, cookieBannerPosition: 'TOP' }, []));
});

const say = wordsIn('en').of('consent');
const drawn = (answer: FrameAnswer, more: object = {}) =>
  frameDocument(
    { src: 'https://player.vimeo.com/video/1?a=1&b="', category: 'marketing', kind: 'video', ...more },
    { answer, language: 'en', direction: 'ltr', say },
  );

test('a frame asks, shows or leads away', () => {
  expect(drawn('shown')).toContain('<iframe src="https://player.vimeo.com/video/1?a=1&amp;b=&quot;"');
  expect(drawn('shown')).toContain('sandbox="');
  expect(drawn('asks')).not.toContain('<iframe');
  expect(drawn('asks').match(/<button>/g)).toHaveLength(2);
  expect(drawn('asksOnce').match(/<button>/g)).toHaveLength(1);
  expect(drawn('linked')).not.toContain('<button>');
  expect(drawn('linked')).toContain('target="_blank" rel="noopener"');
});

test('what only stands behind asks nobody', () => {
  expect(drawn('asks', { kind: 'background' })).toContain('<body></body>');
  expect(drawn('shown', { kind: 'background' })).toContain('<iframe');
});
