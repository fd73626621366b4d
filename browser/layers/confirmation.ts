import './confirmation.css';
import { CANCEL, CONFIRM, OKAY, REJECT } from '#core/messages/dialogs.ts';
import { ANIMATION_SECONDS, DIALOG_BASE_Z_INDEX, SCALE_HIDE } from '#core/theme/scale.ts';
import { closeTargets } from './close-targets.ts';
import { trapFocus } from './focus-trap.ts';

export const CONFIRMATION_WIDTH_PX = 350;
export const CONFIRMATION_PADDING_PX = 20;
/** It goes without waiting any longer for its own transition to say that it has ended. */
export const CONFIRMATION_HIDE_FALLBACK_MS = 600;

/** The buttons of each style. To reject is an answer that is acted on; to cancel is to leave without one. */
const BUTTONS = {
  'confirm-or-reject': ['confirm', 'reject'],
  'confirm-or-cancel': ['confirm', 'cancel'],
  'confirm-only': ['confirm'],
  'no-buttons': [],
} as const;
export type ConfirmationStyle = keyof typeof BUTTONS;
export type Answer = 'confirm' | 'reject' | 'cancel';

export interface ConfirmationOptions {
  message: string | HTMLElement;
  title?: string;
  style?: ConfirmationStyle;
  labels?: Partial<Record<Answer, string>>;
}

export interface Confirmation {
  /** Comes once, when the dialog is gone. */
  answer: Promise<Answer>;
  /** Takes it away unanswered. */
  hide: () => void;
}

type State = 'shown' | 'hiding' | 'hidden';
const open: HTMLElement[] = [];
let count = 0;

/** Asks something that has to be answered before anything else. Escape and a click beside it cancel. */
export function confirmation(options: ConfirmationOptions): Confirmation {
  const { message, title, style = 'confirm-or-cancel', labels = {} } = options;
  const names: Record<Answer, string> = { confirm: CONFIRM, reject: REJECT, cancel: CANCEL, ...labels };
  const id = `plinth-confirmation-${(count += 1)}`;
  const dialog = document.createElement('dialog');
  let state: State = 'shown';
  let tell: (answer: Answer) => void = () => {};
  const answer = new Promise<Answer>((resolve) => (tell = resolve));

  const hide = (given: Answer) => {
    if (state !== 'shown') return;
    state = 'hiding';
    for (const undo of undoings) undo();
    const remove = () => {
      if (state === 'hidden') return;
      state = 'hidden';
      clearTimeout(fallback);
      open.splice(open.indexOf(dialog), 1);
      // Puts the focus back where it was.
      dialog.close();
      dialog.remove();
      tell(given);
    };
    const fallback = setTimeout(remove, CONFIRMATION_HIDE_FALLBACK_MS);
    dialog.addEventListener('transitionend', ({ target }) => target === dialog && remove());
    dialog.dataset.state = 'hiding';
  };

  dialog.className = 'plinth-confirmation';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-describedby', `${id}-words`);
  Object.assign(dialog.style, {
    width: `min(${CONFIRMATION_WIDTH_PX}px, 100vw - 32px)`,
    padding: `${CONFIRMATION_PADDING_PX}px`,
    zIndex: String(DIALOG_BASE_Z_INDEX + open.length),
  });
  dialog.style.setProperty('--hide-time', `${ANIMATION_SECONDS}s`);
  dialog.style.setProperty('--hide-scale', String(SCALE_HIDE));
  if (title !== undefined) {
    const heading = make('h2', title);
    heading.id = `${id}-title`;
    dialog.append(heading);
    dialog.setAttribute('aria-labelledby', `${id}-title`);
  } else dialog.setAttribute('aria-labelledby', `${id}-words`);
  const words = document.createElement('div');
  words.id = `${id}-words`;
  words.append(typeof message === 'string' ? make('p', message) : message);
  dialog.append(words);
  const buttons = BUTTONS[style].map((name: Answer) => {
    const button = make('button', names[name]);
    button.type = 'button';
    button.addEventListener('click', () => hide(name));
    return button;
  });
  if (buttons.length > 0) {
    const bar = document.createElement('div');
    bar.className = 'plinth-confirmation-buttons';
    bar.append(...buttons);
    dialog.append(bar);
  }
  // Only the ground around the box is the dialog itself to a click.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog && buttons.length > 0 && isOutside(dialog, event)) hide('cancel');
  });
  // The browser's own way, where no script of the page listens for the key.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    hide('cancel');
  });
  document.body.append(dialog);
  dialog.showModal();
  open.push(dialog);
  const undoings = [closeTargets.add(() => hide('cancel')), trapFocus({ container: dialog })];
  return { answer, hide: () => hide('cancel') };
}

/** Tells something that has to be read, and waits for “Okay”. */
export async function alertDialog(message: string, title?: string): Promise<void> {
  const named = title === undefined ? {} : { title };
  await confirmation({ message, ...named, style: 'confirm-only', labels: { confirm: OKAY } }).answer;
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function make<K extends 'h2' | 'p' | 'button'>(name: K, text: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
