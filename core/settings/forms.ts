import { choice, group, number, text, toggle } from '../fields/index.ts';
import type { CaptchaProvider, CaptchaSpec } from '../forms/submission/captcha.ts';

export const DEFAULT_SUBMISSIONS_PER_MINUTE = 20;

/** Hosted services speak the same language: a script, a global, a site key, and a secret for the server. */
const HOSTED_CAPTCHAS = {
  turnstile: {
    label: 'Turnstile',
    global: 'turnstile',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  },
  hcaptcha: {
    label: 'hCaptcha',
    global: 'hcaptcha',
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    verify: 'https://api.hcaptcha.com/siteverify',
  },
  recaptcha: {
    label: 'reCAPTCHA',
    global: 'grecaptcha',
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    verify: 'https://www.google.com/recaptcha/api/siteverify',
  },
} as const;
type HostedCaptcha = keyof typeof HOSTED_CAPTCHAS;

export const formSettings = group({
  submissionsPerMinute: number({
    min: 1,
    max: 10_000,
    initial: DEFAULT_SUBMISSIONS_PER_MINUTE,
    label: 'Submissions per minute',
    help: 'Per form and IP address. More are refused for a minute.',
  }),
  retentionDays: number({
    min: 0,
    max: 3650,
    initial: 0,
    unit: 'days',
    label: 'Keep submissions for',
    help: '0 keeps them until you delete them.',
  }),
  isFormHandlerOn: toggle(true, { label: 'Limit the length of long answers' }),
  captchaService: choice(Object.keys(HOSTED_CAPTCHAS) as HostedCaptcha[], 'turnstile', {
    label: 'Hosted CAPTCHA',
    labels: { turnstile: 'Turnstile', hcaptcha: 'hCaptcha', recaptcha: 'reCAPTCHA' },
    help: 'Forms use the built-in CAPTCHA unless set otherwise.',
  }),
  captchaSiteKey: text({ max: 200, label: 'Site key' }),
  captchaSecret: text({ max: 200, label: 'Secret key', help: 'Never leaves the server.' }),
  captchaIsInvisible: toggle(false, { label: 'Invisible until the form is sent' }),
  captchaScript: text({ max: 300, label: 'Script URL', help: 'Leave empty for the default.' }),
  captchaVerify: text({ max: 300, label: 'Verification URL', help: 'Leave empty for the default.' }),
});

interface CaptchaSettings {
  captchaService: HostedCaptcha;
  captchaSiteKey: string;
  captchaSecret: string;
  captchaIsInvisible: boolean;
  captchaScript: string;
  captchaVerify: string;
}

/** Where visitors have to agree first, forms use the built-in one, which asks nobody else. */
export function captchaProvider(
  wanted: CaptchaProvider,
  { cookies }: { cookies: { isAnalyticsCookiesDisabled: boolean } },
): CaptchaProvider {
  return cookies.isAnalyticsCookiesDisabled ? 'altcha' : wanted;
}

/** The hosted CAPTCHA of a site, as soon as both keys are there. */
export function hostedCaptcha(
  settings: CaptchaSettings,
): { spec: CaptchaSpec & { provider: 'hosted' }; verify: string; secret: string } | undefined {
  const { captchaSiteKey: siteKey, captchaSecret: secret } = settings;
  if (siteKey === '' || secret === '') return undefined;
  const { global, script, verify } = HOSTED_CAPTCHAS[settings.captchaService];
  return {
    spec: {
      provider: 'hosted',
      script: settings.captchaScript || script,
      siteKey,
      global,
      isInvisible: settings.captchaIsInvisible,
    },
    verify: settings.captchaVerify || verify,
    secret,
  };
}
