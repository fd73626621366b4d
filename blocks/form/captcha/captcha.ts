import type { CaptchaSpec } from '#core/forms/submission/captcha.ts';
import type { CaptchaOptions, CaptchaWidget } from './widget.ts';

/** Puts the CAPTCHA of a form into its container; its code is fetched only by forms that have one. */
export async function renderCaptcha(spec: CaptchaSpec, options: CaptchaOptions): Promise<CaptchaWidget> {
  if (spec.provider === 'hosted') return (await import('./hosted.ts')).renderHosted(spec, options);
  return (await import('./altcha.ts')).renderAltcha(options);
}
