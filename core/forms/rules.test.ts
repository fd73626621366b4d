import { describe, expect, test } from 'vitest';
import * as messages from '../messages/forms.ts';
import { keyOf, problemOfAnswer } from './submission/answer.ts';
import { looksLikeRobot } from './submission/guard.ts';
import { LIKERT_SCALE } from './kinds/likert/scale.ts';
import { counterText, isOverLimit, maxLengthOf } from './shapes/max-length.ts';
import { isLocked, nextState, SUBMISSION_STATES, type SubmissionState } from './submission/states.ts';
import { progressText, stepsOf, stepWith } from './steps.ts';

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

describe('the counter', () => {
  test.each([
    ['10', 10],
    [10, 10],
    ['abc', undefined],
    ['1.5', undefined],
    ['-5', undefined],
    ['0', undefined],
    ['', undefined],
    [undefined, undefined],
    [1.5, undefined],
  ])('a limit of %j is %j', (attribute, limit) => expect(maxLengthOf(attribute)).toBe(limit));

  test.each([
    ['abc', '3 / 10', false],
    ['a b', '3 / 10', false],
    ['1234567890', '10 / 10', false],
    ['12345678901', '11 / 10', true],
    ['a\r\nb', '3 / 10', false],
  ])('%j reads %s', (text, shown, isOver) => {
    expect([counterText(text, 10), isOverLimit(text, 10)]).toEqual([shown, isOver]);
  });
});

test('the scale', () => {
  expect(LIKERT_SCALE.map(({ value, label }) => [Number(value), label])).toEqual([
    [-2, 'Strongly Disagree'],
    [-1, 'Disagree'],
    [0, 'Neutral'],
    [1, 'Agree'],
    [2, 'Strongly Agree'],
  ]);
});

describe('answers of the server', () => {
  const form = { fieldIds: ['id1', 'id2'], isNewsletter: false };
  const told = (status: number, body: unknown = {}, more = form) => problemOfAnswer({ status, body }, more);

  test.each([
    [401, messages.SUBMISSION_UNAUTHORIZED, 'Unable to submit form. Please try again later.'],
    [404, messages.FORM_NOT_CONFIGURED, 'This form has not been configured yet.'],
    [
      429,
      messages.SUBMISSION_RATE_LIMITED,
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    ],
    [500, messages.SUBMISSION_FAILED, 'Unable to send form. Please try again later.'],
    [418, messages.UNKNOWN_FORM_ERROR, 'Unknown error, please try again later.'],
    [502, messages.UNKNOWN_FORM_ERROR, 'Unknown error, please try again later.'],
    [413, messages.UNKNOWN_FORM_ERROR, 'Unknown error, please try again later.'],
  ])('%d', (status, message, literal) => {
    expect(message).toBe(literal);
    expect(told(status, { error: 'own words' })).toEqual({ message, fields: {}, pointsToFields: false });
  });

  test.each([
    ['a map', { errors: { id1: 'm1' } }, { fields: { id1: 'm1' }, pointsToFields: true }],
    [
      'a map inside data',
      { data: { errors: { id2: 'm2' } } },
      { fields: { id2: 'm2' }, pointsToFields: true },
    ],
    [
      'a map beside a text',
      { errors: { id1: 'm1' }, error: 'X' },
      { fields: { id1: 'm1' }, pointsToFields: true },
    ],
    ['a text', { error: 'Bad thing' }, { message: 'Bad thing', fields: {}, pointsToFields: false }],
    ['a text inside data', { data: { error: 'Bad' } }, { message: 'Bad', fields: {}, pointsToFields: false }],
    ['nothing', {}, { message: messages.UNKNOWN_FORM_ERROR, fields: {}, pointsToFields: false }],
    ['an id nobody knows', { errors: { zzz: 'm' } }, { message: 'm', fields: {}, pointsToFields: false }],
  ])('400 with %s', (_, body, problem) => expect(told(400, body)).toEqual(problem));

  test('a newsletter form never points up or down', () => {
    expect(told(400, { errors: { id1: 'm' } }, { ...form, isNewsletter: true }).pointsToFields).toBe(false);
  });

  test.each([
    [{ key: 'a' }, 'a'],
    [{ data: { key: 'b' } }, 'b'],
    [{}, undefined],
    [{ key: '' }, undefined],
    ['text', undefined],
    [null, undefined],
  ])('the key in %j', (body, key) => expect(keyOf(body)).toBe(key));
});

describe('steps', () => {
  const field = (id: string, startsStep = false) => ({ id, type: 'text' as const, title: id, startsStep });
  test.each([
    [[field('a'), field('b')], [['a', 'b']]],
    [
      [field('a'), field('b', true), field('c')],
      [['a'], ['b', 'c']],
    ],
    [
      [field('a', true), field('b', true)],
      [['a'], ['b']],
    ],
    [[], [[]]],
  ])('of %j', (fields, steps) => {
    expect(stepsOf(fields).map((step) => step.map(({ id }) => id))).toEqual(steps);
  });
  test('the step of an error', () => {
    expect(stepWith(stepsOf([field('a'), field('b', true)]), ['b'])).toBe(1);
    expect(progressText(0, 3)).toBe('Step 1 of 3');
  });
});

test.each([
  [{ honeypot: undefined, filledInMs: undefined }, false],
  [{ honeypot: '', filledInMs: 5000 }, false],
  [{ honeypot: 'http://spam', filledInMs: 5000 }, true],
  [{ honeypot: '', filledInMs: 20 }, true],
  [{ honeypot: '', filledInMs: '20' }, true],
  [{ honeypot: '', filledInMs: '' }, false],
  [{ honeypot: '', filledInMs: 'soon' }, false],
])('%j looks like a robot: %j', (signs, isRobot) => expect(looksLikeRobot(signs)).toBe(isRobot));
