import {
  SERVER_ERROR,
  SERVICE_UNAVAILABLE,
  UNABLE_TO_CONNECT,
  UNAUTHORIZED,
} from '#core/messages/connection.ts';
import { isRecord } from '#core/fields/field.ts';
import type { ErrorCode } from '#contract/errors.ts';

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
    super(sentence);
    this.code = code;
    this.status = more.status ?? 0;
    this.details = more.details ?? {};
    const { errors } = this.details;
    this.errors = isRecord(errors) ? (errors as Record<string, string>) : {};
  }
}

/** What to say when an answer carries no sentence of its own. */
export function sentenceOfStatus(status: number): string {
  switch (status) {
    case 401:
    case 403:
      return UNAUTHORIZED;
    case 500:
    case 501:
      return SERVER_ERROR;
    case 503:
      return SERVICE_UNAVAILABLE;
    default:
      return UNABLE_TO_CONNECT;
  }
}

export function problemOf(status: number, body: Readonly<Record<string, unknown>>): CallProblem {
  const { error, errorKey } = body;
  const sentence = typeof error === 'string' && error !== '' ? error : sentenceOfStatus(status);
  // The key of a 500 names its line in the log and is no code to decide by.
  const code = status === 500 || typeof errorKey !== 'string' ? 'internal' : (errorKey as ErrorCode);
  return new CallProblem(code, sentence, { status, details: body });
}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : SERVER_ERROR;
}
