import type { SiteContext } from '#core/site-context/context.ts';

interface Knowing {
  Static?: { SITE_CONTEXT: SiteContext };
}

/** Tells when a form is begun and at which field it is left, so that owners see what puts people off. */
export function reportProgress(form: HTMLFormElement, formId: string): () => void {
  // People who work on the site are no visitors.
  if ((window as Knowing).Static?.SITE_CONTEXT.authenticatedAccount) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  let lastField: string | undefined;
  let isSent = false;

  const tell = (event: 'start' | 'exit', fieldId?: string) => {
    const body = JSON.stringify({ formId, event, ...(fieldId !== undefined && { fieldId }) });
    navigator.sendBeacon('/api/census/form-progress', new Blob([body], { type: 'application/json' }));
  };
  form.addEventListener(
    'input',
    (event) => {
      const field = (event.target as Element).closest<HTMLElement>('[data-field]')?.dataset.field;
      if (field === undefined) return;
      if (lastField === undefined) tell('start');
      lastField = field;
    },
    { signal },
  );
  form.addEventListener('form:submit-success', () => (isSent = true), { signal });
  addEventListener('pagehide', () => lastField !== undefined && !isSent && tell('exit', lastField), {
    signal,
  });
  return () => listening.abort();
}
