import { describe, expect, test } from 'vitest';
import * as messages from '../../messages/forms.ts';
import { keyOf, problemOfAnswer } from './answer.ts';
import { wordsIn } from '../../words/wording.ts';

describe('answers of the server', () => {
  const form = { fieldIds: ['id1', 'id2'], isNewsletter: false, say: wordsIn('en').of('forms') };
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
    [
      'several, some of nobody',
      { errors: { id1: 'm1', x: 'one', y: 'two', z: 7 } },
      { message: 'one two', fields: { id1: 'm1' }, pointsToFields: true },
    ],
    [
      'an empty text',
      { error: '' },
      { message: messages.UNKNOWN_FORM_ERROR, fields: {}, pointsToFields: false },
    ],
    [
      'errors that are no map',
      { errors: ['m'] },
      { message: messages.UNKNOWN_FORM_ERROR, fields: {}, pointsToFields: false },
    ],
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
    [{ key: 7 }, undefined],
    [{ data: 'b' }, undefined],
    ['text', undefined],
    [null, undefined],
  ])('the key in %j', (body, key) => expect(keyOf(body)).toBe(key));
});
