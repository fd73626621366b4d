/** Where a submission is. Both outcomes unlock the form: it can be submitted again. */
export const SUBMISSION_STATES = {
  idle: { submit: 'submitting' },
  submitting: { succeed: 'success', fail: 'failure' },
  success: { submit: 'submitting' },
  failure: { submit: 'submitting' },
} as const;
export type SubmissionState = keyof typeof SUBMISSION_STATES;
export type SubmissionEvent = 'submit' | 'succeed' | 'fail';

/** The next state, or the same one where the event means nothing: a second submit is ignored. */
export function nextState(state: SubmissionState, event: SubmissionEvent): SubmissionState {
  const moves: Partial<Record<SubmissionEvent, SubmissionState>> = SUBMISSION_STATES[state];
  return moves[event] ?? state;
}

export function isLocked(state: SubmissionState): boolean {
  return state === 'submitting';
}
