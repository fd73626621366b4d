import { startForm } from '../start-form.ts';

/** Opens the question who it is, and says whether it was answered. Pages without the dialog have none to open. */
export async function askIdentity(): Promise<boolean> {
  const dialog = document.querySelector<HTMLDialogElement>('#confirm-identity');
  const form = dialog?.querySelector('form');
  if (!dialog || !form) return false;
  return new Promise((resolve) => {
    const ending = new AbortController();
    const end = (isConfirmed: boolean) => {
      ending.abort();
      form.reset();
      dialog.close();
      resolve(isConfirmed);
    };
    const { signal } = ending;
    dialog.addEventListener('cancel', () => end(false), { signal });
    dialog.querySelector('[data-close]')?.addEventListener('click', () => end(false), { signal });
    startForm(form, { signal, onDone: () => end(true) });
    dialog.showModal();
  });
}
