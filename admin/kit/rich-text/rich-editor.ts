import { Editor as TipTap } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { control } from '#core/fields/field.ts';
import { EMPTY_RICH_TEXT, type RichText } from '#core/rich-text/document.ts';
import { readRichText } from '#core/rich-text/read.ts';
import { EXTENSIONS } from './extensions.ts';
import { readClipboardText } from './paste.ts';
import { picturesIn } from './inserting.ts';
import { makeSlashMenu, type SlashItem, type SlashMenu } from './slash-menu.ts';
import type { ValueEditor, ValueEditorOptions } from './typed-value.ts';
import { say } from './words.ts';

export interface RichEditor extends ValueEditor {
  tiptap: TipTap;
  slash: SlashMenu;
}

/** What can be put into a text besides words, by whoever shows it. */
export interface RichInserts {
  inserts?: readonly SlashItem[] | undefined;
  onPictures?: ((files: readonly File[], tiptap: TipTap) => void) | undefined;
}

/** Types into rich text where it stands: the element of the view itself becomes the editor. */
export function makeRichEditor(options: ValueEditorOptions & RichInserts): RichEditor {
  const { element, onInput, onDone, onPictures } = options;
  const slash = makeSlashMenu(options.inserts);
  const takePictures = (data: DataTransfer | null, event: Event): boolean => {
    const pictures = onPictures ? picturesIn(data) : [];
    if (pictures.length === 0) return false;
    event.preventDefault();
    onPictures?.(pictures, tiptap);
    return true;
  };
  let isTypedByBrowser = false;
  const tiptap = new TipTap({
    element: { mount: element },
    extensions: EXTENSIONS,
    content: contentOf(options.value),
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': options.control.label ?? say('text'),
      },
      handleDOMEvents: {
        beforeinput(_view, { inputType }) {
          isTypedByBrowser = inputType === 'insertText';
          return false;
        },
      },
      // The browser has brought the letters it puts in into sight by itself: to measure for it once more costs a third
      // of the time that a letter takes.
      handleScrollToSelection() {
        const isInSight = isTypedByBrowser;
        isTypedByBrowser = false;
        return isInSight;
      },
      handleKeyDown(_view, event) {
        isTypedByBrowser = false;
        if (slash.hear(event, tiptap)) return true;
        if (event.key !== 'Escape') return false;
        event.stopPropagation();
        onDone();
        return true;
      },
      handleDrop(view, event) {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at && picturesIn(event.dataTransfer).length > 0) tiptap.commands.setTextSelection(at.pos);
        return takePictures(event.dataTransfer, event);
      },
      handlePaste(view, event) {
        const data = event.clipboardData;
        if (takePictures(data, event)) return true;
        // Within the editor its own slices say more than HTML does.
        if (!data || data.getData('text/html').includes('data-pm-slice')) return false;
        const doc = readClipboardText({ text: data.getData('text/plain'), html: data.getData('text/html') });
        if (doc.content.length === 0) return true;
        const { content } = view.state.schema.nodeFromJSON(doc);
        view.dispatch(view.state.tr.replaceSelection(Slice.maxOpen(content)).scrollIntoView());
        return true;
      },
    },
    onUpdate: onInput,
    onTransaction: ({ editor }) => slash.update(editor),
  });

  return {
    tiptap,
    slash,
    read: () => readRichText(tiptap.getJSON()) ?? EMPTY_RICH_TEXT,
    write(value) {
      const { from } = tiptap.state.selection;
      tiptap.commands.setContent(contentOf(value), { emitUpdate: false });
      tiptap.commands.setTextSelection(Math.min(from, tiptap.state.doc.content.size));
    },
    focus(at) {
      const found = at && tiptap.view.posAtCoords({ left: at.x, top: at.y });
      tiptap.commands.focus(found ? found.pos : 'end', { scrollIntoView: false });
    },
    destroy() {
      slash.close();
      tiptap.destroy();
    },
  };
}

/** Types a letter where nobody sees it, as the browser would, so that the code for it has run before somebody waits. */
export function tryOutOfSight(): void {
  const element = document.createElement('div');
  const editor = makeRichEditor({
    element,
    value: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }] },
    control: control('richText', {}, {}),
    onInput: destroySoon,
    onDone: () => {},
  });
  function destroySoon(): void {
    setTimeout(() => editor.destroy());
  }
  const text = editor.tiptap.view.dom.querySelector('p')?.firstChild;
  if (text) text.textContent = 'ab';
  else destroySoon();
}

/** The editor needs a paragraph to stand in where a text may be empty. */
function contentOf(value: unknown): RichText {
  const doc = readRichText(value) ?? EMPTY_RICH_TEXT;
  return doc.content.length > 0 ? doc : { type: 'doc', content: [{ type: 'paragraph' }] };
}
