import { closeTargets } from './close-targets.ts';

/** Layers that the browser itself closes by Escape, and that are not on their way out. */
const NATIVE_LAYERS = ":popover-open,dialog[open]:not([data-state='hiding'])";

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,textarea,select'))
  );
}

/**
 * Escape closes the layer opened last, also from a field inside it. `onFree` hears of a press that
 * had nothing to close and disturbs nobody's typing. Returns its undoing.
 */
export function listenForEscape(onFree: (isShift: boolean) => void): () => void {
  const hear = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing, target } = event;
    if (key !== 'Escape' || event.defaultPrevented) return;
    // A key held down closes one layer, and does not go on to leave the page.
    if (altKey || ctrlKey || metaKey || repeat || isComposing) return;
    if (closeTargets.closeLatest()) event.preventDefault();
    else if (!isTyping(target) && !document.fullscreenElement && !document.querySelector(NATIVE_LAYERS))
      onFree(shiftKey);
  };
  addEventListener('keydown', hear);
  return () => removeEventListener('keydown', hear);
}
