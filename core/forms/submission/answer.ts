import { isRecord } from '../../fields/field.ts';
import type { Say } from '../../words/words.ts';

/** What a visitor is told of a submission that failed. */
export interface SubmissionProblem {
  /** For the whole form. */
  readonly message?: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Whether to point up and down to the fields from below and above the form. */
  readonly pointsToFields: boolean;
}

const BY_STATUS: Readonly<
  Partial<Record<number, 'unauthorized' | 'notConfigured' | 'rateLimited' | 'failed'>>
> = {
  401: 'unauthorized',
  404: 'notConfigured',
  429: 'rateLimited',
  500: 'failed',
};

/** An answer of the server in the words of the form. Messages of fields that are not there go to the form. */
export function problemOfAnswer(
  answer: { status: number; body: unknown },
  form: { fieldIds: readonly string[]; isNewsletter: boolean; say: Say<'forms'> },
): SubmissionProblem {
  if (answer.status !== 400) {
    return problemOfForm(form.say(BY_STATUS[answer.status] ?? 'unknownError'));
  }
  const messages = errorsOf(answer.body);
  if (Object.keys(messages).length === 0)
    return problemOfForm(errorOf(answer.body) ?? form.say('unknownError'));
  const known = Object.entries(messages).filter(([id]) => form.fieldIds.includes(id));
  const homeless = Object.entries(messages).flatMap(([id, message]) =>
    form.fieldIds.includes(id) ? [] : [message],
  );
  return {
    ...(homeless.length > 0 && { message: homeless.join(' ') }),
    fields: Object.fromEntries(known),
    pointsToFields: known.length > 0 && !form.isNewsletter,
  };
}

export function problemOfForm(message: string): SubmissionProblem {
  return { message, fields: {}, pointsToFields: false };
}

/** "data" is the body, or a part of it: both readings are served and both are read. */
function read(body: unknown, name: string): unknown {
  if (!isRecord(body)) return undefined;
  return body[name] ?? (isRecord(body.data) ? body.data[name] : undefined);
}

export function keyOf(body: unknown): string | undefined {
  const key = read(body, 'key');
  return typeof key === 'string' && key !== '' ? key : undefined;
}

function errorOf(body: unknown): string | undefined {
  const error = read(body, 'error');
  return typeof error === 'string' && error !== '' ? error : undefined;
}

function errorsOf(body: unknown): Record<string, string> {
  const errors = read(body, 'errors');
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
