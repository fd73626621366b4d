import type { CaptchaSpec } from '#core/forms/submission/captcha.ts';

/** A CAPTCHA in its container. */
export interface CaptchaWidget {
  /** The proof that it was solved, while there is one. */
  token(): string | undefined;
  /** Asks for a proof; one that shows itself only says whether it has been solved. */
  execute(): Promise<string | undefined>;
  reset(): void;
  destroy(): void;
}

export interface CaptchaOptions {
  container: HTMLElement;
  /** Called whenever it becomes solved or unsolved. */
  onChange: (isSolved: boolean) => void;
}

/** Puts the CAPTCHA of a form into its container; its code is fetched only by forms that have one. */
export async function renderCaptcha(spec: CaptchaSpec, options: CaptchaOptions): Promise<CaptchaWidget> {
  if (spec.provider === 'hosted') return (await import('./hosted.ts')).renderHosted(spec, options);
  return (await import('./altcha.ts')).renderAltcha(options);
}
