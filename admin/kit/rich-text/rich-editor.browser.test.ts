import { userEvent } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { Editor } from '@tiptap/core';
import { control } from '#core/fields/field.ts';
import { makeRichEditor, tryOutOfSight } from './rich-editor.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  scrollTo(0, 0);
});

test('a letter typed out of sight is taken in, and nothing is left of it', async () => {
  const destroy = vi.spyOn(Editor.prototype, 'destroy');
  const before = document.body.innerHTML;
  tryOutOfSight();
  await vi.waitFor(() => expect(destroy).toHaveBeenCalledOnce());
  expect(document.body.innerHTML).toBe(before);
});

/** A text that begins far below what is seen, with the keyboard in it, which takes it a frame. */
async function openBelow() {
  const element = document.createElement('div');
  element.style.marginTop = `${innerHeight * 3}px`;
  document.body.append(element);
  const editor = makeRichEditor({
    element,
    value: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] },
    control: control('richText', {}, {}),
    onInput: () => {},
    onDone: () => {},
  });
  editor.focus();
  await expect.poll(() => editor.tiptap.view.hasFocus()).toBe(true);
  scrollTo(0, 0);
  return editor;
}

test.each(['b', '{Enter}', 'b{Enter}'])('%s is brought into sight', async (keys) => {
  const editor = await openBelow();
  await userEvent.keyboard(keys);
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  const { bottom } = editor.tiptap.view.coordsAtPos(editor.tiptap.state.selection.head);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
  editor.destroy();
});

test('what is pasted right after a letter is brought into sight as well', async () => {
  const editor = await openBelow();
  await userEvent.keyboard('b');
  scrollTo(0, 0);
  const data = new DataTransfer();
  data.setData('text/plain', 'pasted');
  editor.tiptap.view.dom.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  editor.destroy();
});
