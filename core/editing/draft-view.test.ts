import { expect, test } from 'vitest';
import {
  draftViewOf,
  versionOf,
  withDraft,
  withDraftLanguage,
  withoutDraft,
  withVersion,
} from './draft-view.ts';

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

test.each([
  ['7', 7],
  ['999999999', 999_999_999],
  ['1000000000', undefined],
  ['0', undefined],
  ['07', undefined],
  ['-1', undefined],
  ['x', undefined],
  ['', undefined],
])('version %j is %s', (asked, version) => {
  expect(versionOf(new URLSearchParams({ version: asked }))).toBe(version);
});

test('a version is a look at the draft, and left with it', () => {
  expect(versionOf(new URLSearchParams())).toBeUndefined();
  expect(withVersion('/about', 7)).toBe('/about?draft=view&version=7');
  expect(withoutDraft('/about?draft=view&version=7')).toBe('/about');
});

test('a preview is left as well', () => {
  expect(withoutDraft('/about?draft-link=abc&b=2')).toBe('/about?b=2');
  expect(withDraft(withDraftLanguage('/about', 'de-CH'), 'edit')).toBe(
    '/about?draft-language=de-CH&draft=edit',
  );
  expect(withoutDraft('/about?draft-language=de&draft=edit')).toBe('/about');
});
