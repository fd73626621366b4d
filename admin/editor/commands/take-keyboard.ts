import { showPanels } from '../../kit/expanded.ts';
import { blockElement } from '../canvas/measure.ts';
import type { Editor } from '../state/editor.ts';

/** Where somebody works on the page by keyboard, it goes to the block that has just been made. */
export function takeKeyboardTo(editor: Editor, id: string | undefined): void {
  const frame = editor.frame.get();
  if (id === undefined || !frame?.document.hasFocus()) return;
  // After the next drawing: it is not on the page before.
  frame.window.requestAnimationFrame(() => {
    const element = blockElement(frame.main, id);
    element?.scrollIntoView({ block: 'nearest' });
    element?.focus({ preventScroll: true });
  });
}

/** Marks the button by which a picture is chosen. */
const CHOOSES = 'data-chooses';
const PANEL = '[data-editor-panel]';
const CONTROLS = ['input', 'select', 'textarea', 'button', 'a[href]', '[tabindex="0"]']
  .map((name) => `[role="tabpanel"] ${name}:not(:disabled)`)
  .join();

/** From the page to what can be set on it, and back to what is selected. */
export function switchBetweenPageAndPanel(editor: Editor): void {
  if (document.querySelector(PANEL)?.contains(document.activeElement)) return returnToPage(editor);
  editor.stopText();
  if (showPanels()) requestAnimationFrame(focusPanel);
  else focusPanel();
}

/** What an empty block asks for: its picture or file is chosen at once, anything else waits in the panel. */
export function chooseWhatIsMissing(): void {
  if (showPanels()) requestAnimationFrame(chooseOrFocus);
  else chooseOrFocus();
}

function chooseOrFocus(): void {
  const chooser = document.querySelector<HTMLElement>(`${PANEL} [${CHOOSES}]`);
  if (chooser?.checkVisibility()) chooser.click();
  else focusPanel();
}

function focusPanel(): void {
  const panel = document.querySelector(PANEL);
  const controls = [...(panel?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
  const seen = controls.find((control) => control.checkVisibility());
  (seen ?? panel?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
}

function returnToPage({ frame, selection }: Editor): void {
  const page = frame.get();
  const selected = selection.get();
  const [id] = selected.kind === 'blocks' ? selected.ids : [];
  page?.window.focus();
  if (page && id !== undefined) blockElement(page.main, id)?.focus({ preventScroll: true });
}
