import './confirmation.css';
import { DIALOG_BASE_Z_INDEX } from '#core/theme/scale.ts';

export const TOAST_MS = 2000;

/** Tells something in passing; it goes by itself. Returns the way to take it away sooner. */
export function showToast(message: string): () => void {
  const toast = document.createElement('p');
  toast.className = 'plinth-toast';
  toast.setAttribute('role', 'status');
  toast.style.zIndex = String(DIALOG_BASE_Z_INDEX);
  toast.textContent = message;
  // A new one takes the place of the last: two on each other could not be read.
  for (const other of document.querySelectorAll('.plinth-toast')) other.remove();
  document.body.append(toast);
  const timer = setTimeout(() => toast.remove(), TOAST_MS);
  return () => {
    clearTimeout(timer);
    toast.remove();
  };
}
