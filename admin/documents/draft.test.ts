import { expect, test } from 'vitest';
import { afterSave, changedFields, isDirty, rebase, setField, startDraft } from './draft.ts';
import { isSame } from '#core/same.ts';

const body = { title: 'About', path: '/about', body: { sections: [] } };

test('a fresh draft has no changes', () => {
  expect(isDirty(startDraft(3, body))).toBe(false);
});

test('names what was changed, and nothing once it is changed back', () => {
  const draft = setField(startDraft(3, body), 'title', 'Us');
  expect(changedFields(draft)).toEqual(['title']);
  expect(isDirty(setField(draft, 'title', 'About'))).toBe(false);
});

test('what was typed while a save was under way is still a change after it', () => {
  const sent = setField(startDraft(3, body), 'title', 'Us');
  const typed = setField(sent, 'path', '/us');
  const after = afterSave(typed, { revision: 4, sent: sent.values });
  expect(after.base).toBe(4);
  expect(changedFields(after)).toEqual(['path']);
});

test('a rebase keeps the own changes and takes everything else from the newest', () => {
  const mine = setField(startDraft(3, body), 'title', 'Us');
  const after = rebase(mine, { revision: 5, body: { ...body, title: 'Them', path: '/them' } });
  expect(after.base).toBe(5);
  expect(after.values).toEqual({ ...body, title: 'Us', path: '/them' });
  expect(changedFields(after)).toEqual(['title']);
});

test.each([
  [1, 1, true],
  ['a', 'b', false],
  [null, undefined, false],
  [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], { 0: 1, 1: 2 }, false],
  [[1, 2], [2, 1], false],
])('%j and %j', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
});
