import type { SentSubmission } from '#contract/forms.ts';
import type { FormValues } from '#core/forms/field.ts';
import type { PublicForm } from '#core/forms/public-form.ts';
import type { PageFacts } from '#core/forms/submission/facts.ts';

/** A vote about to be sent. Forms send the same, in code of their own: shared, it would make their pages heavier. */
export interface Sending {
  form: PublicForm;
  page: PageFacts;
  blockId: string;
}

export function bodyOf(submission: Sending, key: string, values: FormValues): SentSubmission {
  const { form, page, blockId } = submission;
  return {
    key,
    formId: form.formId,
    form: JSON.stringify(values),
    ...page,
    // The page may have changed its title or address since it was drawn.
    pageTitle: document.title,
    pagePath: location.pathname,
    objectName: blockId,
    isOverlayForm: false,
    submitButtonText: form.submitText,
    referrer: document.referrer,
    queryString: location.search,
    visitorCookie: '',
    clientDate: Date.now(),
    eventId: crypto.randomUUID?.() ?? '',
    filledInMs: Math.round(performance.now()),
  };
}
