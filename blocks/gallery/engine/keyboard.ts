/** What does something of its own with arrow keys. */
const USES_KEYS = 'input,textarea,select,video,audio';
/** Marks galleries that listen for keys, so that several on a page can tell which one is meant. */
export const KEYBOARD_ATTRIBUTE = 'data-gallery-keys';

export interface Keys {
  previous: number;
  next: number;
}

function usesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches(USES_KEYS) || isPushedSideways(target);
}

/** A wide table that has the focus is read by the same keys. */
function isPushedSideways(target: HTMLElement): boolean {
  return target.scrollWidth > target.clientWidth && /auto|scroll/.test(getComputedStyle(target).overflowX);
}

/** Square pixels of an element that can be seen in the window. */
export function visibleArea(element: Element): number {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return Math.max(0, width) * Math.max(0, height);
}

function isMostVisible(element: Element): boolean {
  const own = visibleArea(element);
  if (own === 0) return false;
  for (const other of document.querySelectorAll(`[${KEYBOARD_ATTRIBUTE}]`)) {
    if (other === element) continue;
    const area = visibleArea(other);
    const isEarlier = other.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;
    if (area > own || (area === own && isEarlier)) return false;
  }
  return true;
}

export interface KeyListener {
  /** A key that came before the gallery could move; does nothing if somebody else has taken it since. */
  hear: (event: KeyboardEvent) => void;
  destroy: () => void;
}

/** Arrow keys move the gallery one sees most of. */
export function listenForKeys(options: {
  container: HTMLElement;
  keys: Keys;
  isBlocked: () => boolean;
  move: (to: 'previous' | 'next') => void;
}): KeyListener {
  const { container, keys, isBlocked, move } = options;
  const hear = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const to =
      event.keyCode === keys.previous ? 'previous' : event.keyCode === keys.next ? 'next' : undefined;
    if (!to || usesKeys(event.target) || isBlocked() || !isMostVisible(container)) return;
    event.preventDefault();
    move(to);
  };
  container.setAttribute(KEYBOARD_ATTRIBUTE, '');
  addEventListener('keydown', hear);
  return {
    hear,
    destroy() {
      removeEventListener('keydown', hear);
      container.removeAttribute(KEYBOARD_ATTRIBUTE);
    },
  };
}
