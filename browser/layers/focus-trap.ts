export const FOCUS_TRAP_NEEDS_ONE = 'One (and only one) of container and predicate must be set';

const FOCUSABLE =
  'a[href],area[href],button,input,select,textarea,iframe,summary,audio[controls],video[controls],[contenteditable],[tabindex]';

export interface FocusTrapOptions {
  /** Tab and Shift+Tab go round inside this element. */
  readonly container?: HTMLElement;
  /** Focus on an element this refuses is taken back. */
  readonly predicate?: (target: Element) => boolean;
}

export function focusableIn(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );
}

function cycleFocus(event: KeyboardEvent, container: HTMLElement) {
  if (event.key !== 'Tab') return;
  const focusable = focusableIn(container);
  const edge = event.shiftKey ? focusable[0] : focusable.at(-1);
  const active = document.activeElement;
  if (edge && active !== edge && active !== container && container.contains(active)) return;
  event.preventDefault();
  const next = event.shiftKey ? focusable.at(-1) : focusable[0];
  (next ?? container).focus();
}

/** A dialog without a control of its own still has to hold the focus. */
function enter(container: HTMLElement) {
  const [first = container] = focusableIn(container);
  if (first === container && !container.hasAttribute('tabindex')) container.tabIndex = -1;
  first.focus();
}

/** Keeps the focus in until released; releasing puts it back where it was. */
export function trapFocus({ container, predicate }: FocusTrapOptions): () => void {
  if ((container === undefined) === (predicate === undefined)) throw new Error(FOCUS_TRAP_NEEDS_ONE);

  const listening = new AbortController();
  const { signal } = listening;
  const opener = document.activeElement;
  const mayHold = predicate ?? ((target: Element) => container?.contains(target) ?? false);
  let lastAllowed: Element | null = opener && mayHold(opener) ? opener : null;

  const takeBack = () => {
    if (lastAllowed instanceof HTMLElement && lastAllowed.isConnected) lastAllowed.focus();
    else if (container) enter(container);
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (mayHold(target)) lastAllowed = target;
    else takeBack();
  };

  document.addEventListener('focusin', onFocus, { signal });
  if (container) {
    document.addEventListener('keydown', (event) => cycleFocus(event, container), { signal });
    if (!lastAllowed) enter(container);
  }

  return () => {
    if (signal.aborted) return;
    listening.abort();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
