import type { ValueEditor, ValueEditorOptions } from '../../kit/rich-text/typed-value.ts';

const ANY_LENGTH = { max: Number.POSITIVE_INFINITY, lines: 1 };

/** Types into an element that shows plain words: a heading, a label, a quote. */
export function makePlainEditor(options: ValueEditorOptions): ValueEditor {
  const { control, onInput, onDone } = options;
  const host = hostOf(options.element);
  const { max, lines } = control.kind === 'text' ? control.options : ANY_LENGTH;
  const isMultiline = lines > 1;
  const listening = new AbortController();
  const { signal } = listening;

  const show = (value: unknown) => {
    host.textContent = typeof value === 'string' ? value : '';
    markEmpty();
  };
  const markEmpty = () => host.toggleAttribute('data-empty', host.textContent === '');
  const read = () => {
    const text = (host.textContent ?? '').replaceAll('\u00a0', ' ').replace(/\n$/, '');
    return isMultiline ? text : text.replaceAll('\n', ' ');
  };

  show(options.value);
  host.setAttribute('contenteditable', 'plaintext-only');
  host.spellcheck = true;
  host.addEventListener(
    'input',
    () => {
      markEmpty();
      onInput();
    },
    { signal },
  );
  host.addEventListener(
    'beforeinput',
    (event) => {
      const added = event.data?.length ?? event.dataTransfer?.getData('text/plain').length ?? 0;
      if (event.inputType.startsWith('insert') && read().length + added > max) event.preventDefault();
    },
    { signal },
  );
  host.addEventListener(
    'keydown',
    (event) => {
      const { key, isComposing, shiftKey } = event;
      if (isComposing) return;
      if (key === 'Escape' || (key === 'Enter' && !isMultiline && !shiftKey)) {
        event.preventDefault();
        event.stopPropagation();
        onDone();
      } else if (key === 'Enter' && isMultiline) {
        event.preventDefault();
        insert(host, '\n');
      } else if (key === ' ' && host.closest('button')) {
        // A button takes the space bar for a press of itself.
        event.preventDefault();
        insert(host, ' ');
      }
    },
    { signal },
  );

  return {
    read,
    write: show,
    focus(at) {
      host.focus({ preventScroll: true });
      placeCaret(host, at);
    },
    destroy() {
      listening.abort();
      host.removeAttribute('contenteditable');
    },
  };
}

/** A quote shows its words in paragraphs; while typing one of them holds all lines. */
function hostOf(element: HTMLElement): HTMLElement {
  const paragraph = element.querySelector<HTMLElement>(':scope > p');
  if (!paragraph) return element;
  element.replaceChildren(paragraph);
  paragraph.dataset.edit = element.dataset.edit ?? '';
  return paragraph;
}

function insert(host: HTMLElement, text: string): void {
  const selection = host.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const isAtEnd = text === '\n' && isCaretAtEnd(host, selection.getRangeAt(0));
  // The last line needs one break more than it has, or the caret cannot stand in it.
  host.ownerDocument.execCommand(
    'insertText',
    false,
    isAtEnd && !host.textContent?.endsWith('\n') ? '\n\n' : text,
  );
  if (isAtEnd && host.textContent?.endsWith('\n\n')) selection.modify('move', 'backward', 'character');
}

function isCaretAtEnd(host: HTMLElement, range: Range): boolean {
  const rest = range.cloneRange();
  rest.selectNodeContents(host);
  rest.setStart(range.endContainer, range.endOffset);
  return rest.toString().replace(/\n$/, '') === '';
}

export function placeCaret(host: HTMLElement, at: { x: number; y: number } | undefined): void {
  const document = host.ownerDocument;
  const selection = document.getSelection();
  const found = at && document.caretPositionFromPoint?.(at.x, at.y);
  if (found && host.contains(found.offsetNode)) selection?.collapse(found.offsetNode, found.offset);
  else {
    selection?.selectAllChildren(host);
    selection?.collapseToEnd();
  }
}
