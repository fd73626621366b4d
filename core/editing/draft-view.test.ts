import { expect, test } from 'vitest';
import { draftViewOf, withDraft, withoutDraft } from './draft-view.ts';

test.each([
  ['?draft=edit', 'edit'],
  ['?a=1&draft=view', 'view'],
  ['?draft=1', undefined],
  ['?draft=', undefined],
  ['', undefined],
])('%s asks for %s', (search, view) => {
  expect(draftViewOf(new URLSearchParams(search))).toBe(view);
});

test.each([
  ['/', '/?draft=edit', '/'],
  ['/about?a=1#top', '/about?a=1&draft=edit#top', '/about?a=1#top'],
  ['/about?draft=view', '/about?draft=edit', '/about'],
  ['/about?flag', '/about?flag=&draft=edit', '/about?flag='],
])('%s with its draft is %s, and %s again', (path, drafted, again) => {
  expect(withDraft(path, 'edit')).toBe(drafted);
  expect(withoutDraft(drafted)).toBe(again);
});

test.each(['/about?flag', '/a?b=%20c', '/'])('%s has nothing to lose', (path) => {
  expect(withoutDraft(path)).toBe(path);
});

test('a preview is left as well', () => {
  expect(withoutDraft('/about?preview=abc&b=2')).toBe('/about?b=2');
});
