import './modal.css';
import { closeTargets } from './close-targets.ts';
import { trapFocus } from './focus-trap.ts';

export interface ModalOptions {
  title: string;
  paragraphs: readonly (string | HTMLElement)[];
  /** The first has the focus. Each closes the dialog and then does its own. */
  actions: readonly { label: string; run?: () => void }[];
  onClose?: () => void;
}

let count = 0;

/** A dialog that has to be answered, above everything else on the page. Returns the way to close it. */
export function openModal({ title, paragraphs, actions, onClose }: ModalOptions): () => void {
  const dialog = document.createElement('dialog');
  const id = `plinth-modal-${(count += 1)}`;
  const heading = make('h2', title);
  heading.id = `${id}-title`;
  const words = document.createElement('div');
  words.id = `${id}-words`;
  words.append(...paragraphs.map((words) => (typeof words === 'string' ? make('p', words) : words)));
  const buttons = document.createElement('div');
  buttons.className = 'plinth-modal-actions';
  buttons.append(
    ...actions.map(({ label, run }) => {
      const button = make('button', label);
      button.type = 'button';
      button.addEventListener('click', () => {
        close();
        run?.();
      });
      return button;
    }),
  );
  dialog.className = 'plinth-modal';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.setAttribute('aria-describedby', words.id);
  dialog.append(heading, words, buttons);
  document.body.append(dialog);

  const releases = [closeTargets.add(() => close())];
  const close = () => {
    if (!dialog.isConnected) return;
    for (const release of releases) release();
    // Puts the focus back where it was.
    dialog.close();
    dialog.remove();
    onClose?.();
  };
  // The browser's own way, where no script of the page listens for the key.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  dialog.showModal();
  releases.push(trapFocus({ container: dialog }));
  return close;
}

function make<K extends 'h2' | 'p' | 'button'>(name: K, text: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
