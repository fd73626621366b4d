import { useRef, useState, type RefObject } from 'react';
import type { SubmissionProblem } from '#core/forms/submission/answer.ts';
import { problemOfForm } from '#core/forms/submission/answer.ts';
import {
  isLocked,
  nextState,
  type SubmissionEvent,
  type SubmissionState,
} from '#core/forms/submission/states.ts';
import { validateForm } from '#core/forms/validate.ts';
import { HONEYPOT_NAME } from '#core/forms/submission/guard.ts';
import { track } from '#browser/page/tracking/track.ts';
import { SUBMIT_ERROR_EVENT, SUBMIT_SUCCESS_EVENT } from '#core/forms/submission/events.ts';
import { announce, NEWSLETTER_SUBSCRIBE_EVENT } from './after-submit.ts';
import type { CaptchaWidget } from './captcha/widget.ts';
import type { FormProps } from './form-props.ts';
import { readFilled, sendSubmission, type Filled } from './send.ts';
import { useWords } from '../kit/words.ts';

export const NO_PROBLEM: SubmissionProblem = { fields: {}, pointsToFields: false };

/** Takes a form from idle to success or failure, once at a time. */
export function useSubmission(
  props: FormProps,
  parts: {
    element: RefObject<HTMLFormElement | null>;
    captcha: RefObject<CaptchaWidget | null>;
    onFailure: (problem: SubmissionProblem) => void;
  },
) {
  const say = useWords('forms');
  const sayFields = useWords('fields');
  const { form, page, blockId, isOverlay = false } = props;
  const [state, setState] = useState<SubmissionState>('idle');
  const [problem, setProblem] = useState<SubmissionProblem>(props.initial?.problem ?? NO_PROBLEM);
  // Two quick presses come before the next drawing, so the state is kept where both can see it.
  const current = useRef<SubmissionState>('idle');

  const move = (event: SubmissionEvent) => {
    current.current = nextState(current.current, event);
    setState(current.current);
  };

  function check(filled: Filled): SubmissionProblem | undefined {
    if (form.isValidationOff) return undefined;
    const { errors } = validateForm(form.fields, filled.values, sayFields);
    const fields = { ...errors, ...filled.fileErrors };
    if (Object.keys(fields).length === 0) return undefined;
    return { message: say('invalidFields'), fields, pointsToFields: !form.isNewsletter };
  }

  async function attempt(element: HTMLFormElement): Promise<SubmissionProblem | undefined> {
    let filled: Filled;
    try {
      filled = readFilled(element, form);
    } catch {
      return problemOfForm(say('unreadableFields'));
    }
    const invalid = check(filled);
    if (invalid) return invalid;
    const captchaKey = await parts.captcha.current?.execute();
    if (form.captcha && captchaKey === undefined) return problemOfForm(say('captchaIncomplete'));
    const honeypot = element.querySelector<HTMLInputElement>(`[name="${HONEYPOT_NAME}"]`)?.value ?? '';
    return sendSubmission({ form, page, blockId, isOverlay, filled, honeypot, captchaKey });
  }

  async function submit(): Promise<void> {
    const element = parts.element.current;
    if (!element || isLocked(current.current)) return;
    move('submit');
    setProblem(NO_PROBLEM);
    const failure = await attempt(element).catch(() => problemOfForm(say('processingError')));
    if (failure) {
      setProblem(failure);
      parts.captcha.current?.reset();
      move('fail');
      parts.onFailure(failure);
      announce(element, SUBMIT_ERROR_EVENT, form.formId);
      return;
    }
    move('succeed');
    announce(element, SUBMIT_SUCCESS_EVENT, form.formId);
    if (form.isNewsletter) {
      announce(element, NEWSLETTER_SUBSCRIBE_EVENT, form.formId);
      track('subscribe');
    }
    if (form.redirect !== '') location.assign(form.redirect);
  }

  return { state, problem, setProblem, submit };
}
