import { afterEach, expect, test, vi } from 'vitest';
import { isEditorFrame, isTopWindow } from './editor-frame.ts';
import { PAGE_WORDS_ID, wordsOfDocument } from './page-words.ts';

afterEach(() => void vi.unstubAllGlobals());

const ofAnotherSite = {
  get location(): never {
    throw new DOMException('Blocked', 'SecurityError');
  },
};

test.each([
  ['on its own', undefined, false],
  ['in the admin', { location: { pathname: '/config/pages' } }, true],
  ['in a page of the site', { location: { pathname: '/about' } }, false],
  ['in another site', ofAnotherSite, false],
])('a page %s', (_, parent, isInEditor) => {
  const own: { top?: unknown; parent?: unknown } = {};
  own.top = parent ?? own;
  own.parent = parent ?? own;
  vi.stubGlobal('window', own);
  expect(isTopWindow()).toBe(parent === undefined);
  expect(isEditorFrame()).toBe(isInEditor);
});

test('scripts say what the page brought along, and by their keys what it did not', () => {
  const page = (text: string | undefined) => ({
    getElementById: (id: string) =>
      id === PAGE_WORDS_ID && text !== undefined ? { textContent: text } : null,
  });
  const say = (text?: string) => wordsOfDocument(page(text) as never).of('forms');
  const carried = JSON.stringify({ locale: 'de', areas: { forms: { noKey: 'Geht gerade nicht.' } } });
  expect(say(carried)('noKey')).toBe('Geht gerade nicht.');
  expect(say('')('noKey')).toBe(say()('noKey'));
});
