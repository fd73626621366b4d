import { progress } from '#contract/addresses/forms.ts';
import { tell } from '#browser/http/tell.ts';

/** Tells when a form is begun and at which field it is left, so that owners see what puts people off. */
export function reportProgress(form: HTMLFormElement, formId: string): () => void {
  // Pages say themselves whether what happens on them is counted.
  if (!('counts' in document.documentElement.dataset)) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  let lastField: string | undefined;
  let isSent = false;

  form.addEventListener(
    'input',
    (event) => {
      const field = (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset.field;
      if (field === undefined) return;
      if (lastField === undefined) tell(progress, { body: { formId, event: 'start' } });
      lastField = field;
    },
    { signal },
  );
  form.addEventListener('form:submit-success', () => (isSent = true), { signal });
  const leave = () => {
    if (lastField === undefined || isSent) return;
    tell(progress, { body: { formId, event: 'exit', fieldId: lastField } });
  };
  addEventListener('pagehide', leave, { signal });
  return () => listening.abort();
}
