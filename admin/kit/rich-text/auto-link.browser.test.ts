import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { EXTENSIONS } from './extensions.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

function type(...keys: string[]): string {
  const element = document.createElement('div');
  editor = new Editor({ element, extensions: EXTENSIONS, content: '' });
  for (const key of keys)
    if (key === 'Enter') editor.commands.splitBlock();
    else editor.view.dispatch(editor.state.tr.insertText(key));
  return editor.getHTML();
}

const LINKED = '<a href="https://example.com/a">';

test.each([
  [
    'a space ends an address',
    ['See https://example.com/a', ' '],
    `<p>See ${LINKED}https://example.com/a</a> </p>`,
  ],
  [
    'so does a new line',
    ['https://example.com/a', 'Enter'],
    `<p>${LINKED}https://example.com/a</a></p><p></p>`,
  ],
  [
    'www. is enough',
    ['www.example.com', ' '],
    '<p><a href="https://www.example.com">www.example.com</a> </p>',
  ],
  ['a word with a dot is no link', ['read.me', ' '], '<p>read.me </p>'],
  ['nor is what is still being typed', ['https://example.com/a'], '<p>https://example.com/a</p>'],
  [
    'words after a link are not part of it',
    ['https://example.com/a', ' ', 'b'],
    `<p>${LINKED}https://example.com/a</a> b</p>`,
  ],
])('%s', (_, keys, html) => {
  expect(type(...keys)).toBe(html);
});

test('a link that was taken away is not made again by the next word', () => {
  type('https://example.com/a', ' ');
  editor?.chain().selectAll().unsetLink().run();
  editor?.commands.setTextSelection(editor.state.doc.content.size - 1);
  editor?.view.dispatch(editor.state.tr.insertText('b'));
  expect(editor?.getHTML()).toBe('<p>https://example.com/a b</p>');
});
