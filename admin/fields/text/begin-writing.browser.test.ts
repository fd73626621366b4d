import { afterEach, expect, test } from 'vitest';
import { control } from '#core/fields/field.ts';
import { makeRichEditor } from '../../kit/rich-text/rich-editor.ts';
import { beginWriting } from './begin-writing.ts';

afterEach(() => document.body.replaceChildren());

function open() {
  const element = document.body.appendChild(document.createElement('div'));
  return makeRichEditor({
    element,
    value: undefined,
    control: control('richText', {}, {}),
    onInput: () => {},
    onDone: () => {},
  });
}

test('somebody who came to write begins at once', () => {
  const editor = open();
  beginWriting(editor);
  expect(document.activeElement).toBe(editor.tiptap.view.dom);
  editor.destroy();
});

test('somebody who is in another field by then stays there', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const editor = open();
  beginWriting(editor);
  expect(document.activeElement).toBe(field);
  editor.destroy();
});
