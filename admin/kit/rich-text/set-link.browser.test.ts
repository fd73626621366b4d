import { afterEach, expect, test } from 'vitest';
import { control } from '#core/fields/field.ts';
import { EMPTY_RICH_TEXT } from '#core/rich-text/document.ts';
import { makeRichEditor, type RichEditor } from './rich-editor.ts';
import { linkAt, setLink } from './set-link.ts';

const element = document.body.appendChild(document.createElement('div'));
let rich: RichEditor | undefined;
afterEach(() => rich?.destroy());

function typed(words: string) {
  rich = makeRichEditor({
    element,
    value: EMPTY_RICH_TEXT,
    control: control('richText', { label: 'Text' }, {}),
    onInput: () => {},
    onDone: () => {},
  });
  rich.tiptap.commands.insertContent(words);
  return rich.tiptap;
}

test('selected words get a link, it is known at the caret, and they lose it again', () => {
  const tiptap = typed('Salt keeps.');
  expect(linkAt(tiptap)).toEqual({ href: '', newWindow: false });
  tiptap.commands.selectAll();
  setLink(tiptap, { href: 'https://salt.example', newWindow: true });
  expect(element.querySelector('a')).toMatchObject({ textContent: 'Salt keeps.', target: '_blank' });
  tiptap.commands.setTextSelection(3);
  expect(linkAt(tiptap)).toEqual({ href: 'https://salt.example', newWindow: true });
  setLink(tiptap, { href: '', newWindow: false });
  expect(element.querySelector('a')).toBeNull();
  expect(element.textContent).toBe('Salt keeps.');
});

test('a link without words shows its address', () => {
  const tiptap = typed('');
  setLink(tiptap, { href: '/about', newWindow: false });
  expect(element.querySelector('a')).toMatchObject({ textContent: '/about', target: '' });
});
