import { post } from '#contract/addresses/forms.ts';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { SubmissionProblem } from '#core/forms/answer.ts';
import { shownFields } from '#core/forms/conditions.ts';
import type { FormValues } from '#core/forms/field.ts';
import { HONEYPOT_NAME } from '#core/forms/guard.ts';
import type { PublicForm } from '#core/forms/public-form.ts';
import { progressText, stepsOf, stepWith } from '#core/forms/steps.ts';
import { isLocked } from '#core/forms/states.ts';
import { readValues } from '#core/forms/values.ts';
import { validateForm } from '#core/forms/validate.ts';
import { INVALID_FIELDS, PROBLEM_ABOVE, PROBLEM_BELOW, SUBMITTING } from '#core/messages/forms.ts';
import { showHtml } from './after-submit.ts';
import { CaptchaBox } from './captcha-box.tsx';
import type { CaptchaWidget } from './captcha/captcha.ts';
import { Field } from './field.tsx';
import { reportProgress } from './progress.ts';
import type { PageFacts } from './site-forms.ts';
import { NO_PROBLEM, useSubmission } from './use-submission.ts';

export interface FormProps {
  blockId: string;
  form: PublicForm;
  page: PageFacts;
  isOverlay?: boolean;
  /** What was sent before and what was wrong with it, where the answer to a form is a page. */
  initial?: { values: FormValues; problem: SubmissionProblem };
}

export default function FormIsland(props: FormProps) {
  const { blockId, form, page, initial } = props;
  const element = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaWidget>(null);
  const [values, setValues] = useState<FormValues>(initial?.values ?? {});
  const [step, setStep] = useState(0);
  const [isWaitingForCaptcha, setWaitingForCaptcha] = useState(false);
  const shown = new Set(shownFields(form.fields, values).map(({ id }) => id));
  const steps = stepsOf(form.fields);
  const isLast = step >= steps.length - 1;

  /** Errors that nobody sees help nobody: their step is opened and the first one gets the focus. */
  const showProblem = ({ fields }: SubmissionProblem) => {
    const wrong = form.fields.filter(({ id }) => fields[id] !== undefined).map(({ id }) => id);
    const target = stepWith(steps, wrong);
    if (target >= 0) setStep(target);
    requestAnimationFrame(() => {
      const item = element.current?.querySelector(`[data-field="${wrong[0]}"]`);
      item?.querySelector<HTMLElement>('input, select, textarea')?.focus();
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

  const readNow = (): FormValues => {
    if (!element.current) return values;
    return readValues(form.fields, new FormData(element.current), new URLSearchParams(location.search));
  };
  const hasConditions = form.fields.some(({ showWhen }) => showWhen !== undefined);
  const follow = () => {
    if (hasConditions) setValues(readNow());
  };
  const { fields } = form;
  const noteSolved = useCallback((isSolved: boolean) => isSolved && setWaitingForCaptcha(false), []);

  // Before anything else: the press that woke the form comes next, and the messages of the product take
  // the place of the browser's own.
  useLayoutEffect(() => {
    const filledIn = element.current;
    if (!filledIn) return undefined;
    filledIn.noValidate = true;
    // Something may have been chosen before the form woke.
    const frame = requestAnimationFrame(() =>
      setValues(readValues(fields, new FormData(filledIn), new URLSearchParams(location.search))),
    );
    return () => cancelAnimationFrame(frame);
  }, [element, fields]);

  useEffect(
    () => (element.current ? reportProgress(element.current, form.formId) : undefined),
    [element, form.formId],
  );

  const goOn = () => {
    const { errors } = validateForm(form.fields, readNow());
    const here = (steps[step] ?? []).map(({ id }) => id);
    const wrong = Object.fromEntries(Object.entries(errors).filter(([id]) => here.includes(id)));
    if (Object.keys(wrong).length === 0 || form.isValidationOff) {
      setProblem(NO_PROBLEM);
      setStep(step + 1);
      return;
    }
    const failure = { message: INVALID_FIELDS, fields: wrong, pointsToFields: true };
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
          {problem.pointsToFields && <p>{PROBLEM_BELOW}</p>}
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
              Back
            </button>
          )}
          <button
            type="submit"
            className="button is-solid is-medium form-submit"
            disabled={isWaitingForCaptcha && isLast}
            aria-disabled={isLocked(state)}
          >
            {isLast ? (isLocked(state) ? SUBMITTING : form.submitText) : 'Next'}
          </button>
        </div>
        <div className="form-message" role="status">
          {problem.pointsToFields && <p>{PROBLEM_ABOVE}</p>}
        </div>
      </form>
      {isSent && <Sent form={form} />}
    </>
  );
}

/** What the server needs to know when no script tells it. */
function PageInputs({ blockId, form, page }: Pick<FormProps, 'blockId' | 'form' | 'page'>) {
  const facts = { formId: form.formId, objectName: blockId, submitButtonText: form.submitText, ...page };
  return (
    <>
      {Object.entries(facts).map(([name, value]) => (
        <input key={name} type="hidden" name={name} defaultValue={String(value)} />
      ))}
      <div className="form-extra" aria-hidden="true">
        <label>
          Leave this empty
          <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

function Progress({ step, count }: { step: number; count: number }) {
  return (
    <div className="form-progress">
      <p aria-live="polite">{progressText(step, count)}</p>
      <progress max={count} value={step + 1} aria-label={progressText(step, count)} />
    </div>
  );
}

function Sent({ form }: { form: PublicForm }) {
  const element = useRef<HTMLDivElement>(null);
  const html = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (html.current && form.html !== '') showHtml(html.current, form.html);
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'center' });
  }, [form.html]);
  return (
    <div ref={element} className="form-sent" tabIndex={-1} role="status">
      {form.message !== '' && <p>{form.message}</p>}
      <div ref={html} />
    </div>
  );
}
