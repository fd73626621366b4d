import type { CaptchaSpec } from './submission/captcha.ts';
import type { FormDocument, FormField } from './document.ts';
import type { FieldSpec } from './field.ts';
import { KINDS } from './kinds/kinds.ts';
import type { PublicPoll } from './poll.ts';

/** What a visitor's browser gets to know of a form: nothing about where its answers go. */
export interface PublicForm {
  readonly formId: string;
  readonly isNewsletter: boolean;
  readonly fields: readonly FieldSpec[];
  readonly submitText: string;
  readonly redirect: string;
  readonly message: string;
  readonly html: string;
  readonly isValidationOff: boolean;
  readonly captcha: CaptchaSpec | null;
  readonly disclaimer: string;
  readonly poll?: PublicPoll;
}

export function publicForm(formId: string, form: FormDocument, captcha: CaptchaSpec | null): PublicForm {
  const { redirect, message, html, isValidationOff } = form.advanced;
  const { isOn: isPoll, ...poll } = form.poll;
  return {
    formId,
    isNewsletter: false,
    fields: askedFields(form),
    submitText: form.submitText,
    redirect,
    message,
    html,
    isValidationOff,
    captcha: form.captcha.isOn ? captcha : null,
    disclaimer: form.disclaimer,
    ...(isPoll && { poll }),
  };
}

/** A vote without an answer is none. */
export function askedFields({ fields, poll }: FormDocument): FieldSpec[] {
  return fields.map(fieldSpec).map((spec) => (poll.isOn ? { ...spec, required: true } : spec));
}

/** Only what the kind of the field has. */
export function fieldSpec(field: FormField & Pick<FieldSpec, 'labels'>): FieldSpec {
  const { id, type, title, labels, showWhen, startsStep } = field;
  const own = KINDS[type].options;
  const set = Object.entries(field).filter(
    ([name, value]) => Object.hasOwn(own, name) && value !== '' && value !== false && value !== 0,
  );
  return {
    id,
    type,
    title,
    ...Object.fromEntries(set),
    ...(labels && { labels }),
    ...(showWhen.fieldId !== '' && { showWhen }),
    ...(startsStep && { startsStep }),
  };
}
