const E_MAIL = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const FRAME = /^\s+at /;
const MAX_FRAMES = 4;

/**
 * What is told of a job that failed: its queue, the reason and where in the code. What it was about stays out: the
 * text of a failed query has its values in it, which may name people, so the reason below it is told in its place.
 */
export function describeFailure(queue: string, error: unknown): string {
  let reason = error;
  while (reason instanceof Error && reason.cause instanceof Error) reason = reason.cause;
  const words = String(reason).replaceAll(E_MAIL, '…');
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => FRAME.test(line));
  return [`A job of ${queue} failed: ${words}`, ...frames.slice(0, MAX_FRAMES)].join('\n');
}
