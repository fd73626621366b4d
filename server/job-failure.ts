const E_MAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const FRAME = /^\s+at /;
const MAX_FRAMES = 4;

export const withoutEmails = (words: string) => words.replaceAll(E_MAIL, '…');

/**
 * Why something failed. What it was about stays out: the text of a failed query has its values in it, which may
 * name people, so the reason below it is told in its place.
 */
export function failureReason(error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  return withoutEmails(String(reason));
}

/** What is told of a job that failed: its queue, the reason and where in the code. */
export function describeFailure(queue: string, error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => FRAME.test(line));
  return [`A job of ${queue} failed: ${failureReason(error)}`, ...frames.slice(0, MAX_FRAMES)].join('\n');
}
