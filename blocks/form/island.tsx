import { post } from '#contract/addresses/forms.ts';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { stepsOf, stepWith } from '#core/forms/steps.ts';
import type { SubmissionProblem } from '#core/forms/submission/answer.ts';
import { isLocked } from '#core/forms/submission/states.ts';
import { validateForm } from '#core/forms/validate.ts';
import { CaptchaBox } from './captcha-box.tsx';
import type { CaptchaWidget } from './captcha/widget.ts';
import { Field } from './field.tsx';
import type { FormProps } from './form-props.ts';
import { PageInputs } from './page-inputs.tsx';
import { reportProgress } from './progress.ts';
import { Sent } from './sent.tsx';
import { useAnswers } from './use-answers.ts';
import { NO_PROBLEM, useSubmission } from './use-submission.ts';
import { useWords } from '../kit/words.ts';

export default function FormIsland(props: FormProps) {
  const say = useWords('forms');
  const sayFields = useWords('fields');
  const { blockId, form, page, initial } = props;
  const element = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaWidget>(null);
  const [step, setStep] = useState(0);
  const [isWaitingForCaptcha, setWaitingForCaptcha] = useState(false);
  const { shown, read, follow } = useAnswers(element, form.fields, initial?.values);
  const steps = stepsOf(form.fields);
  const isLast = step >= steps.length - 1;

  /** Errors that nobody sees help nobody: their step is opened and the first one gets the focus. */
  const showProblem = ({ fields }: SubmissionProblem) => {
    const wrong = form.fields.filter(({ id }) => fields[id] !== undefined).map(({ id }) => id);
    const target = stepWith(steps, wrong);
    if (target >= 0) setStep(target);
    requestAnimationFrame(() => {
      const item = element.current?.querySelector(`[data-field="${wrong[0]}"]`);
      if (!item) return;
      // To the field, not to the input: its label should be in sight too.
      // Asked for by a mistake alone, so forms that are filled in well do not load it.
      import('#browser/motion/scroll.ts').then(
        ({ scrollToElement }) => scrollToElement(item),
        () => item.scrollIntoView(),
      );
      item.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
    });
  };
  const { state, problem, setProblem, submit } = useSubmission(props, {
    element,
    captcha,
    onFailure: (failure) => {
      setWaitingForCaptcha(form.captcha !== null);
      showProblem(failure);
    },
  });
  const isSent = state === 'success' && form.redirect === '';
  const noteSolved = useCallback((isSolved: boolean) => isSolved && setWaitingForCaptcha(false), []);

  useEffect(
    () => (element.current ? reportProgress(element.current, form.formId) : undefined),
    [element, form.formId],
  );

  const goOn = () => {
    const { errors } = validateForm(form.fields, read(), sayFields);
    const here = (steps[step] ?? []).map(({ id }) => id);
    const wrong = Object.fromEntries(Object.entries(errors).filter(([id]) => here.includes(id)));
    if (Object.keys(wrong).length === 0 || form.isValidationOff) {
      setProblem(NO_PROBLEM);
      setStep(step + 1);
      return;
    }
    const failure = { message: say('invalidFields'), fields: wrong, pointsToFields: true };
    setProblem(failure);
    showProblem(failure);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) void submit();
    else goOn();
  };

  return (
    <>
      <form
        ref={element}
        className="form"
        method="post"
        action={post.path}
        encType="multipart/form-data"
        data-form-id={form.formId}
        data-step={step}
        hidden={isSent}
        onSubmit={onSubmit}
        onInput={follow}
        onChange={follow}
        onFocus={follow}
      >
        <PageInputs blockId={blockId} form={form} page={page} />
        <div className="form-message" role="alert">
          {problem.message && <p>{problem.message}</p>}
          {problem.pointsToFields && <p>{say('problemBelow')}</p>}
        </div>
        {steps.length > 1 && <Progress step={step} count={steps.length} />}
        {steps.map((fields, index) => (
          <div key={index} className="form-step" {...(index !== step && { 'data-hidden': '' })}>
            {fields.map((field) => (
              <Field
                key={field.id}
                field={field}
                base={`b${blockId}`}
                value={initial?.values[field.id]}
                error={problem.fields[field.id]}
                isShown={shown.has(field.id)}
              />
            ))}
          </div>
        ))}
        {form.captcha && (
          <CaptchaBox spec={form.captcha} widget={captcha} isShown={isLast} onChange={noteSolved} />
        )}
        {form.disclaimer !== '' && <p className="form-disclaimer">{form.disclaimer}</p>}
        <div className="form-actions">
          {step > 0 && (
            <button type="button" className="button is-outline is-medium" onClick={() => setStep(step - 1)}>
              {say('back')}
            </button>
          )}
          <button
            type="submit"
            className="button is-solid is-medium form-submit"
            disabled={isWaitingForCaptcha && isLast}
            aria-disabled={isLocked(state)}
          >
            {isLast ? (isLocked(state) ? say('submitting') : form.submitText) : say('next')}
          </button>
        </div>
        <div className="form-message" role="status">
          {problem.pointsToFields && <p>{say('problemAbove')}</p>}
        </div>
      </form>
      {isSent && <Sent form={form} />}
    </>
  );
}

function Progress({ step, count }: { step: number; count: number }) {
  const say = useWords('forms');
  const words = say('step', { number: step + 1, count });
  return (
    <div className="form-progress">
      <p aria-live="polite">{words}</p>
      <progress max={count} value={step + 1} aria-label={words} />
    </div>
  );
}
