import type { RichEditor } from '../../kit/rich-text/rich-editor.ts';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Gives an editor the keyboard, unless somebody is in another field by now: it comes late, and would get what they type. */
export function beginWriting({ tiptap }: RichEditor): void {
  if (!document.activeElement?.matches(FIELDS)) tiptap.view.focus();
}
