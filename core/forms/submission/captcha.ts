/** Who checks that a person is there: the built-in proof of work, or a hosted service with keys of its own. */
export const CAPTCHA_PROVIDERS = ['altcha', 'hosted'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

/** What the browser needs to know. */
export type CaptchaSpec =
  | { readonly provider: 'altcha' }
  | {
      readonly provider: 'hosted';
      readonly script: string;
      readonly siteKey: string;
      /** The global that the script installs, e.g. `turnstile` or `hcaptcha`. */
      readonly global: string;
      readonly isInvisible: boolean;
    };

export const CAPTCHA_NOT_SET_UP = 'The CAPTCHA is not set up.';
