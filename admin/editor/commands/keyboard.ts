import type { FramePage } from '../canvas/frame-page.ts';
import type { Editor } from '../state/editor.ts';
import { copied, paste } from './clipboard.ts';
import { removeSelected } from './edit.ts';
import { commandFor } from './index.ts';
import { belongsToField, isTyping } from './field-keys.ts';
import { pressOf } from '../../kit/keys.ts';

/** Keys that belong to the browser's own clipboard events, which may use the clipboard without asking. */
const CLIPBOARD = new Set(['copy', 'cut', 'paste']);
/** Keys that mean something else wherever a control of the admin has the keyboard. */
const CANVAS_ONLY = new Set(['Enter', 'Tab', 'shift+Tab', '/', '+']);
const isArrow = (press: string) => press.includes('Arrow');

/** The keyboard of the editor, on the canvas and in the admin around it. Returns its undoing. */
export function listenToKeyboard(editor: Editor, frame: FramePage): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };

  const hear = (event: KeyboardEvent, isCanvas: boolean) => {
    if (event.defaultPrevented || event.isComposing) return;
    const press = pressOf(event);
    if (belongsToField(event, press)) return;
    if (!isCanvas && isLayerOpen()) return;
    const command = commandFor(press);
    if (!command || CLIPBOARD.has(command.id) || (event.repeat && !command.repeats)) return;
    if (!isCanvas && (CANVAS_ONLY.has(press) || (isArrow(press) && isControl(event.target)))) return;
    if (isCanvas && press.endsWith('Tab') && !isOnPage(event, frame)) return;
    if (!command.enabled(editor)) return;
    event.preventDefault();
    event.stopPropagation();
    command.run(editor);
  };
  const copy = (event: ClipboardEvent, isCut: boolean) => {
    const text = isTyping(event) ? undefined : copied(editor);
    if (text === undefined) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    if (isCut) removeSelected(editor);
  };
  const hearPaste = (event: ClipboardEvent) => {
    if (isTyping(event) || !event.clipboardData) return;
    event.preventDefault();
    paste(editor, {
      text: event.clipboardData.getData('text/plain'),
      html: event.clipboardData.getData('text/html'),
    });
  };

  for (const [target, isCanvas] of [
    [frame.window, true],
    [window, false],
  ] as const) {
    target.addEventListener('keydown', (event) => hear(event, isCanvas), options);
    target.addEventListener('copy', (event) => copy(event, false), options);
    target.addEventListener('cut', (event) => copy(event, true), options);
    target.addEventListener('paste', hearPaste, options);
  }
  return () => listening.abort();
}

const LAYERS = '[role="dialog"],[role="menu"],[role="listbox"]';

function isLayerOpen(): boolean {
  return [...document.querySelectorAll(LAYERS)].some((layer) => layer.checkVisibility());
}

/** Tools, trees and buttons of the admin use the arrows themselves. */
function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('button,a,[role="tree"],[role="tablist"],[role="radiogroup"]') !== null
  );
}

/** Whether the keyboard is on the page's own sections, or nowhere yet. */
function isOnPage(event: KeyboardEvent, { main, document }: FramePage): boolean {
  const path = event.composedPath();
  return path.includes(main) || path[0] === document.body;
}
