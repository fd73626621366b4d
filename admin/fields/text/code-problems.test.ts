import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { codeProblems } from './code-problems.ts';

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  color: ['red', 'inherit'],
  top: ['0', 'inherit'],
};
const supports = (property: string, value: string) => KNOWN[property]?.includes(value) ?? false;

function messages(doc: string, language: 'css' | 'html'): string[] {
  const state = EditorState.create({ doc, extensions: [language === 'css' ? css() : html()] });
  return codeProblems(state, language, supports).map(({ message }) => message);
}

test.each([
  ['', []],
  ['p { color: red }', []],
  ['p { color: RED; }', ['Browsers do not know the value “RED” of color.']],
  ['p { color: red !important; top: 0 }', []],
  ['p { color: var(--accent) }', []],
  ['@media (min-width: 40em) { p { color: red } }', []],
  ['p { color: red', ['This { is never closed.']],
  ['p { colour: red }', ['Browsers do not know colour.']],
  [
    "@import url('https://example.com/a.css');",
    ['Style sheets from elsewhere are not loaded. Copy their rules here.'],
  ],
])('%j: %j', (doc, expected) => {
  expect(messages(doc, 'css')).toEqual(expected);
});

test('what does not belong is named', () => {
  expect(messages('p { color: red } }', 'css')).toEqual(['“}” does not belong here.']);
});

test.each([
  ['<p>Good <b>words</b></p>', 0],
  ['<p>Bad <b>words</i></p>', 1],
])('%j has %d', (doc, count) => {
  expect(messages(doc, 'html').length > 0).toBe(count > 0);
});

test('a broken file does not fill the list without end', () => {
  expect(messages('p { colour: red }\n'.repeat(400), 'css')).toHaveLength(50);
});
