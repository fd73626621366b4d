import { isRecord } from '#core/fields/field.ts';
import {
  NETWORK_ERROR,
  SERVER_ERROR,
  SOMETHING_WENT_WRONG,
  UNABLE_TO_CONNECT_SHORT,
} from '#core/messages/connection.ts';
import type { DataError } from '#browser/http/data-error.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { declared } from '../words/catalogue.ts';

/** Why a call did not do what was asked: a code to decide by, a sentence to show, and a message per field. */
export class CallProblem extends Error {
  readonly code: ErrorCode | 'noConnection' | 'unreadable';
  readonly status: number;
  readonly errors: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    code: CallProblem['code'],
    sentence: string,
    more: { status?: number; details?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(declared(sentence));
    this.code = code;
    this.status = more.status ?? 0;
    this.details = more.details ?? {};
    const { errors } = this.details;
    this.errors = isRecord(errors)
      ? Object.fromEntries(Object.entries(errors).map(([field, one]) => [field, declared(String(one))]))
      : {};
  }
}

/** Owners get the server's own sentence where it has one: it says more than the status does. */
export function problemOf({ reason, message, status, details }: DataError): CallProblem {
  if (reason !== 'refused') return new CallProblem(reason, message, { status, details });
  const { error, errorKey } = details;
  const sentence = typeof error === 'string' && error !== '' ? error : message;
  // The key of a 500 names its line in the log and is no code to decide by.
  const code = status === 500 || typeof errorKey !== 'string' ? 'internal' : (errorKey as ErrorCode);
  return new CallProblem(code, sentence, { status, details });
}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : declared(SERVER_ERROR);
}

/** Of a service elsewhere the owner's own connection may be fine, so nothing is said about it. */
export function integrationSentenceOf(error: unknown): string {
  const isUnreached = error instanceof CallProblem && error.code === 'noConnection';
  return isUnreached ? declared(UNABLE_TO_CONNECT_SHORT) : sentenceOf(error);
}

/** A heading for failures that are nobody's slip; what was refused says itself why. */
export function titleOf(error: unknown): string | undefined {
  if (!(error instanceof CallProblem)) return declared(SOMETHING_WENT_WRONG);
  if (error.code === 'noConnection') return declared(NETWORK_ERROR);
  return error.status >= 500 || error.code === 'unreadable' ? declared(SOMETHING_WENT_WRONG) : undefined;
}
