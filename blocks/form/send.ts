import * as calls from '#contract/addresses/forms.ts';
import { call } from '#browser/http/call.ts';
import { DataError } from '#browser/http/data-error.ts';
import { readCookie } from '#browser/storage/cookies.ts';
import { VISITOR_COOKIE } from '#core/visitors/cookies.ts';
import type { SentSubmission } from '#contract/forms.ts';
import {
  keyOf,
  problemOfAnswer,
  problemOfForm,
  type SubmissionProblem,
} from '#core/forms/submission/answer.ts';
import type { PageFacts } from '#core/forms/submission/facts.ts';
import { HONEYPOT_NAME } from '#core/forms/submission/guard.ts';
import type { FormValues } from '#core/forms/field.ts';
import { fileProblem } from '#core/forms/kinds/file/uploads.ts';
import { hasValue, takesFiles } from '#core/forms/kinds/rules.ts';
import type { PublicForm } from '#core/forms/public-form.ts';
import { pageWords } from '#browser/page/page-words.ts';
import { valuesIn } from './values-in.ts';

/** What stands in the form right now. Files are values by their names until they have been sent. */
export interface Filled {
  values: FormValues;
  files: ReadonlyMap<string, readonly File[]>;
  fileErrors: Readonly<Record<string, string>>;
}

export class MissingField extends Error {}

/** Throws when the inputs of a field are gone: then nobody knows what the visitor meant. */
export function readFilled(element: HTMLFormElement, { fields }: PublicForm): Filled {
  const sent = new FormData(element);
  const files = new Map<string, readonly File[]>();
  const sayFields = pageWords().of('fields');
  const fileErrors: Record<string, string> = {};
  for (const field of fields) {
    const { id } = field;
    if (hasValue(field) && !element.querySelector(`[name="${id}"],[name^="${id}."]`))
      throw new MissingField(id);
    if (!takesFiles(field)) continue;
    const chosen = sent.getAll(id).filter((file): file is File => file instanceof File && file.name !== '');
    files.set(id, chosen);
    const problem = chosen
      .map((file) => fileProblem(file, field, sayFields))
      .find((message) => message !== undefined);
    if (problem !== undefined) fileErrors[id] = problem;
  }
  const names = [...files].map(([id, chosen]) => [id, chosen.map(({ name }) => name)] as const);
  return { values: { ...valuesIn(element, fields), ...Object.fromEntries(names) }, files, fileErrors };
}

export interface Submission {
  form: PublicForm;
  page: PageFacts;
  blockId: string;
  isOverlay: boolean;
  filled: Filled;
  honeypot: string;
  captchaKey: string | undefined;
}

/** Sends files, asks for a key, saves. Nothing back means success. */
export async function sendSubmission(submission: Submission): Promise<SubmissionProblem | undefined> {
  const { form, filled } = submission;
  const say = pageWords().of('forms');
  const answered = { fieldIds: form.fields.map(({ id }) => id), isNewsletter: form.isNewsletter, say };
  try {
    const values = await withUploads(form.formId, filled);
    const key = await call(calls.key).then(keyOf, () => undefined);
    if (key === undefined) return problemOfForm(say('noKey'));
    await call(calls.save, { body: bodyOf(submission, key, values) });
    return undefined;
  } catch (error) {
    if (error instanceof DataError && error.status > 0)
      return problemOfAnswer({ status: error.status, body: error.details }, answered);
    return problemOfForm(say('processingError'));
  }
}

function bodyOf(submission: Submission, key: string, values: FormValues): SentSubmission {
  const { form, page, blockId, isOverlay, captchaKey, honeypot } = submission;
  return {
    key,
    formId: form.formId,
    form: JSON.stringify(values),
    ...(captchaKey !== undefined && { captchaKey }),
    ...page,
    // The page may have changed its title or address since it was drawn.
    pageTitle: document.title,
    pagePath: location.pathname,
    objectName: blockId,
    isOverlayForm: isOverlay,
    submitButtonText: form.submitText,
    referrer: document.referrer,
    queryString: location.search,
    visitorCookie: readCookie(VISITOR_COOKIE) ?? '',
    clientDate: Date.now(),
    eventId: crypto.randomUUID?.() ?? '',
    filledInMs: Math.round(performance.now()),
    ...(honeypot !== '' && { [HONEYPOT_NAME]: honeypot }),
  };
}

async function withUploads(formId: string, { values, files }: Filled): Promise<FormValues> {
  const uploaded: Record<string, readonly string[]> = {};
  for (const [fieldId, chosen] of files) {
    const ids: string[] = [];
    for (const file of chosen) ids.push(await upload(formId, fieldId, file));
    uploaded[fieldId] = ids;
  }
  return { ...values, ...uploaded };
}

async function upload(formId: string, fieldId: string, file: File): Promise<string> {
  const query = { formId, fieldId, name: file.name.slice(-120) };
  const { id } = await call(calls.upload, { query, bytes: file });
  return id;
}
