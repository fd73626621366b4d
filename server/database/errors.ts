import { DatabaseError } from 'pg';

/** PostgreSQL's own error, also when the query builder has wrapped it. */
function databaseError(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error;
  return error instanceof Error && error.cause !== undefined ? databaseError(error.cause) : undefined;
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = databaseError(error);
  return cause?.code === '23505' && cause.constraint === constraint;
}

export const isLockNotFree = (error: unknown) => databaseError(error)?.code === '55P03';
