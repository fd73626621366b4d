import { DatabaseError } from 'pg';

/** Seconds after which asking again is worth it. */
export const RETRY_AFTER_SECONDS = 5;

/** Nothing is wrong with what was asked: the database is away, too busy, or somebody else holds what it needs. */
export class Unavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Unavailable';
  }
}

/** What PostgreSQL says when it cannot do now what it could do later. */
const PASSING = new Set([
  '25006', // a standby that has not taken over yet: read-only
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // a lock was not free in time
  '57014', // took longer than it may
  '57P01', // is shutting down
  '57P02', // has crashed
  '57P03', // is starting up
]);

/** What the system says when a file has no space left: an operator can make some. */
const NO_SPACE = new Set<unknown>(['ENOSPC', 'EDQUOT']);

export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  if (error instanceof DatabaseError) return PASSING.has(error.code ?? '');
  if (!(error instanceof Error)) return false;
  return ('code' in error && NO_SPACE.has(error.code)) || isUnavailable(error.cause);
}
