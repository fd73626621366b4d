import { expect, test, vi } from 'vitest';
import { Editor } from '@tiptap/core';
import { tryOutOfSight } from './rich-editor.ts';

test('a letter typed out of sight is taken in, and nothing is left of it', async () => {
  const destroy = vi.spyOn(Editor.prototype, 'destroy');
  const before = document.body.innerHTML;
  tryOutOfSight();
  await vi.waitFor(() => expect(destroy).toHaveBeenCalledOnce());
  expect(document.body.innerHTML).toBe(before);
});
