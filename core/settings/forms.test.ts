import { expect, test } from 'vitest';
import { captchaProvider, formSettings, hostedCaptcha } from './forms.ts';

const settings = { ...formSettings.initial, captchaSiteKey: 'site', captchaSecret: 'secret' };

test('a hosted CAPTCHA is there as soon as both keys are', () => {
  expect(hostedCaptcha(settings)).toEqual({
    spec: {
      provider: 'hosted',
      script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
      siteKey: 'site',
      global: 'turnstile',
      isInvisible: false,
    },
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    secret: 'secret',
  });
  expect(hostedCaptcha({ ...settings, captchaSiteKey: '' })).toBeUndefined();
  expect(hostedCaptcha({ ...settings, captchaSecret: '' })).toBeUndefined();
});

test('addresses of one’s own take the place of the usual ones', () => {
  const own = { ...settings, captchaScript: 'https://a.test/s.js', captchaVerify: 'https://a.test/v' };
  expect(hostedCaptcha(own)).toMatchObject({
    spec: { script: 'https://a.test/s.js' },
    verify: 'https://a.test/v',
  });
});

test.each([
  ['hosted', false, 'hosted'],
  ['hosted', true, 'altcha'],
  ['altcha', true, 'altcha'],
] as const)('%s, with consent asked first %s: %s', (wanted, isAnalyticsCookiesDisabled, expected) => {
  expect(captchaProvider(wanted, { cookies: { isAnalyticsCookiesDisabled } })).toBe(expected);
});
