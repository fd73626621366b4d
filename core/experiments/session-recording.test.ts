import { expect, test } from 'vitest';
import { recordingId, recordingOf } from './session-recording.ts';

const text = (variant: string) => ({ type: 'string', variant });
const flags = {
  'session-recording': { type: 'boolean', variant: 'true' },
  'session-recording-id': text('a/b'),
  'session-recording-script': text('https://rec.example.com/{id}/r.js?of={id}'),
  'session-recording-sample': { type: 'A/B test', variant: '25' },
};

test('where the operator wants it, the script of an id and the share of visits are known', () => {
  const recording = recordingOf(flags);
  expect(recording).toMatchObject({ origin: 'https://rec.example.com', percent: 25 });
  expect(recording?.scriptOf('a/b')).toBe('https://rec.example.com/a%2Fb/r.js?of=a%2Fb');
});

test.each([
  ['no flags', undefined],
  ['switched off', { ...flags, 'session-recording': { type: 'boolean', variant: 'false' } }],
  ['no script', { ...flags, 'session-recording-script': text('') }],
  ['a script without encryption', { ...flags, 'session-recording-script': text('http://rec.example.com/') }],
  ['a script at no address', { ...flags, 'session-recording-script': text('https://') }],
])('with %s nothing is recorded', (_, given) => {
  expect(recordingOf(given)).toBeUndefined();
});

test.each([
  [{ ...flags, 'session-recording-sample': { type: 'A/B test', variant: 'many' } }, 0],
  [{ ...flags, 'session-recording-sample': undefined }, 0],
])('row %#: a share that is no number is none', (given, percent) => {
  expect(recordingOf(given)?.percent).toBe(percent);
});

test('without an id the made-up one is answered', () => {
  expect([recordingId(flags), recordingId(undefined)]).toEqual(['a/b', 'AUTOMATED_MOCK']);
  expect(recordingId({ ...flags, 'session-recording-id': text('') })).toBe('AUTOMATED_MOCK');
});
