import type { FormDocument } from '../forms/document.ts';

/** Why nobody gets what is sent with a form; undefined for one that works. */
export function formProblem(id: string, form: FormDocument | undefined): string | undefined {
  if (id === '') return 'No form is chosen.';
  if (!form) return 'The chosen form is no longer there.';
  if (form.fields.length === 0) return `“${form.name}” has no fields.`;
  const { keep, notify, listId, webhook } = form.storage;
  const hasTarget = keep || notify.length > 0 || listId !== '' || webhook !== '';
  return hasTarget ? undefined : `“${form.name}” does not save or send its submissions.`;
}
