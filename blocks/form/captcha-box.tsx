import { useEffect, useRef, type RefObject } from 'react';
import type { CaptchaSpec } from '#core/forms/submission/captcha.ts';
import { renderCaptcha } from './captcha/captcha.ts';
import type { CaptchaWidget } from './captcha/widget.ts';
import { useWords } from '../kit/words.ts';

/** Where the CAPTCHA of a form stands. It is rendered once the form wakes and taken away with it. */
export function CaptchaBox(props: {
  spec: CaptchaSpec;
  widget: RefObject<CaptchaWidget | null>;
  isShown: boolean;
  onChange: (isSolved: boolean) => void;
}) {
  const say = useWords('forms');
  const { spec, widget, isShown, onChange } = props;
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!container.current) return undefined;
    let isGone = false;
    const options = { container: container.current, onChange };
    renderCaptcha(spec, options).then(
      (made) => {
        if (isGone) made.destroy();
        else widget.current = made;
      },
      // The server asks for it all the same, so a form without its CAPTCHA tells so when it is sent.
      (error: unknown) => reportError(error),
    );
    return () => {
      isGone = true;
      widget.current?.destroy();
      widget.current = null;
    };
  }, [spec, widget, onChange]);

  return (
    <div className="form-captcha" {...(!isShown && { 'data-hidden': '' })}>
      <div ref={container} />
      <noscript>{say('captchaNeedsScript')}</noscript>
    </div>
  );
}
