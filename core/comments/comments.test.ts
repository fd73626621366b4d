import { describe, expect, test } from 'vitest';
import { COMMENT_MOVES, COMMENT_STATES, commentProblems, threadsOf, type Comment } from './comment.ts';
import { readBlockedWords, spamReason } from './spam.ts';
import { wordsIn } from '../words/wording.ts';

const comment = (id: string, parentId: string | null = null): Comment => ({
  id,
  parentId,
  name: 'Ada',
  isStaff: false,
  isMember: false,
  text: 'Yes.',
  at: '2026-11-15T10:00:00.000Z',
  likes: 0,
});

test.each([
  [{ name: 'Ada', email: 'a@b.co', text: 'Yes.' }, false, []],
  [{ name: ' ', email: 'a@b', text: ' ' }, false, ['name', 'email', 'text']],
  [{ name: '', email: '', text: 'Yes.' }, true, []],
  [{ name: '', email: '', text: 'x'.repeat(5001) }, true, ['text']],
  [{ name: 'x'.repeat(81), email: 'a@b.co', text: 'Yes.' }, false, ['name']],
])('%j, known: %j, has problems with %j', (draft, isKnown, fields) => {
  expect(Object.keys(commentProblems(draft, { isKnown, say: wordsIn('en').of('comments') }))).toEqual(fields);
});

describe('threads', () => {
  test('answers stand below what they answer, in their order', () => {
    const list = [comment('a'), comment('b', 'a'), comment('c'), comment('d', 'b'), comment('e', 'a')];
    const [first, second] = threadsOf(list);
    expect(first?.answers.map(({ id }) => id)).toEqual(['b', 'e']);
    expect(first?.answers[0]?.answers.map(({ id }) => id)).toEqual(['d']);
    expect(second?.id).toBe('c');
  });

  test('an answer to something that is gone stands by itself', () => {
    expect(threadsOf([comment('b', 'gone')]).map(({ id }) => id)).toEqual(['b']);
  });
});

test.each([
  ['A fine article.', '', undefined],
  ['See https://a.example and https://b.example', '', undefined],
  ['See https://www.a.example and https://www.b.example', '', undefined],
  ['https://a https://b www.c', '', 'It has 3 links.'],
  ['Fine', 'http://bot', 'A hidden field was filled in.'],
  ['Cheap CASINO here', '', 'It has the word “casino”.'],
  ['THIS IS ALL WRITTEN IN CAPITAL LETTERS AND VERY LOUD INDEED', '', 'It is all in capitals.'],
  [
    'これは日本語のコメントです。大文字も小文字もない文字で書かれていますが、それは普通のことです。はい。',
    '',
    undefined,
  ],
])('%j with %j in the trap: %j', (text, trap, reason) => {
  expect(spamReason({ text, name: 'Ada', trap, blockedWords: readBlockedWords('Casino\n\n') })).toBe(reason);
});

test('every state can be left', () => {
  for (const state of COMMENT_STATES) expect(COMMENT_MOVES[state].length).toBeGreaterThan(0);
});
