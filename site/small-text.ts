import { watchMinFont } from '#browser/min-font.ts';

const WORDS = 'form[data-form-id] :is(p, label, button), .popup :is(h2, p)';

/** Marks what is set small in forms and pop-ups, and looks again after the window has changed. */
export function markSmallText(root: ParentNode): () => void {
  return watchMinFont(root.querySelectorAll(WORDS));
}
