import {
  ERRORS_DEBOUNCE_MS,
  MAX_ERRORS_OF_A_PAGE,
  MAX_QUEUED_ERRORS,
  SCRIPT_ERROR_EVENT,
  shortened,
  type ScriptError,
  type ScriptErrorEntry,
} from '#core/script-errors.ts';
import { CRUMB_COOKIE } from '#core/visitors/cookies.ts';
import { record } from '#contract/addresses/script-errors.ts';
import { readCookie } from '../storage/cookies.ts';
import { tell } from '../http/tell.ts';
import { debounce } from './debounce.ts';

export interface ErrorSource {
  app: 'site' | 'admin';
  websiteId: string;
  templateId: string;
}

type Uncaught = ErrorEvent | PromiseRejectionEvent;

/** Tells the site's owners of errors nobody caught. Nothing waits for it, and its own failures are nobody's. */
export function makeErrorReporter(source: ErrorSource): (event: Uncaught, custom?: unknown) => void {
  let waiting: ScriptErrorEntry[] = [];
  const told = new Set<string>();

  const send = debounce(() => {
    const headers = { 'x-csrf-token': readCookie(CRUMB_COOKIE) ?? '' };
    tell(record, { body: waiting, headers });
    waiting = [];
  }, ERRORS_DEBOUNCE_MS);

  return (event, custom = '') => {
    const data = describe(event, source, custom);
    const known = [data.message, data.file, data.line, data.column].join(' ');
    const isTooMany = told.size >= MAX_ERRORS_OF_A_PAGE || waiting.length >= MAX_QUEUED_ERRORS;
    if (isTooMany || told.has(known)) return;
    told.add(known);
    waiting.push({ event: SCRIPT_ERROR_EVENT, data, timestamp: Date.now() });
    send();
  };
}

function describe(event: Uncaught, source: ErrorSource, custom: unknown): ScriptError {
  const isRejection = 'reason' in event;
  const error: unknown = isRejection ? event.reason : event.error;
  const [message, stack] =
    error instanceof Error
      ? [`${error.name}: ${error.message}`, error.stack ?? '']
      : [isRejection ? String(error) : event.message, ''];
  return {
    ...source,
    message: shortened(message, 'message'),
    stack: shortened(stack, 'stack'),
    file: shortened(isRejection ? '' : event.filename, 'file'),
    line: isRejection ? null : event.lineno,
    column: isRejection ? null : event.colno,
    custom,
    url: shortened(location.href, 'url'),
    userAgent: shortened(navigator.userAgent, 'userAgent'),
  };
}
