import { startForm } from '../start-form.ts';
import { collectPasskey } from './collect-passkey.ts';

/** Opens the question who it is, and says whether it was answered. Pages without the dialog have none to open. */
export async function askIdentity(): Promise<boolean> {
  const dialog = document.querySelector<HTMLDialogElement>('#confirm-identity');
  if (!dialog) return false;
  const forms = [...dialog.querySelectorAll('form')];
  return new Promise((resolve) => {
    const ending = new AbortController();
    const end = (isConfirmed: boolean) => {
      ending.abort();
      for (const form of forms) form.reset();
      dialog.close();
      resolve(isConfirmed);
    };
    const { signal } = ending;
    dialog.addEventListener('cancel', () => end(false), { signal });
    dialog.querySelector('[data-close]')?.addEventListener('click', () => end(false), { signal });
    for (const form of forms) startForm(form, { signal, onDone: () => end(true), ...collectPasskey(form) });
    dialog.showModal();
  });
}
