import { describe, expect, test } from 'vitest';
import { isLocked, nextState, SUBMISSION_STATES, type SubmissionState } from './states.ts';

describe('states', () => {
  test.each([
    ['idle', 'submit', 'submitting'],
    ['submitting', 'submit', 'submitting'],
    ['submitting', 'succeed', 'success'],
    ['submitting', 'fail', 'failure'],
    ['failure', 'submit', 'submitting'],
    ['success', 'submit', 'submitting'],
    ['idle', 'succeed', 'idle'],
    ['success', 'fail', 'success'],
  ] as const)('%s, %s: %s', (from, event, to) => expect(nextState(from, event)).toBe(to));

  test('every state can be reached, and only submitting locks', () => {
    const states = Object.keys(SUBMISSION_STATES) as SubmissionState[];
    const reached = new Set<SubmissionState>(['idle']);
    for (const state of states) for (const next of Object.values(SUBMISSION_STATES[state])) reached.add(next);
    expect([...reached].sort()).toEqual([...states].sort());
    expect(states.filter(isLocked)).toEqual(['submitting']);
  });
});
