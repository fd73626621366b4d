export const FOCUS_TRAP_NEEDS_ONE = 'One (and only one) of container and predicate must be set';

const FOCUSABLE =
  'a[href],area[href],button,input,select,textarea,iframe,summary,audio[controls],video[controls],[contenteditable],[tabindex]';

export interface FocusTrapOptions {
  /** Tab and Shift+Tab go round inside this element. */
  readonly container?: HTMLElement;
  /** What else may be reached while the focus is kept: behind the last control, and before the first. */
  readonly beside?: () => HTMLElement | null;
  /** Focus on an element this refuses is taken back. */
  readonly predicate?: (target: Element) => boolean;
}

export function focusableIn(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );
}

function cycleFocus(event: KeyboardEvent, container: HTMLElement, beside: HTMLElement | null) {
  if (event.key !== 'Tab') return;
  const groups = [container, ...(beside ? [beside] : [])].map(focusableIn);
  const all = groups.flat();
  const active = document.activeElement;
  const step = event.shiftKey ? -1 : 1;
  const own = groups.find((group) => group.some((element) => element === active));
  const at = own?.findIndex((element) => element === active) ?? -1;
  const isInside = own
    ? own[at + step] !== undefined
    : all.length > 0 && active !== container && container.contains(active);
  if (isInside) return;
  event.preventDefault();
  const edge = event.shiftKey ? all.at(-1) : all[0];
  const next = own ? all[all.findIndex((element) => element === active) + step] : edge;
  (next ?? edge ?? container).focus();
}

/** A dialog without a control of its own still has to hold the focus. */
function enter(container: HTMLElement) {
  const [first = container] = focusableIn(container);
  if (first === container && !container.hasAttribute('tabindex')) container.tabIndex = -1;
  first.focus();
}

/** Keeps the focus in until released; releasing puts it back where it was. */
export function trapFocus({ container, predicate, beside = () => null }: FocusTrapOptions): () => void {
  if ((container === undefined) === (predicate === undefined)) throw new Error(FOCUS_TRAP_NEEDS_ONE);

  const listening = new AbortController();
  const { signal } = listening;
  const opener = document.activeElement;
  const mayHold =
    predicate ?? ((target: Element) => [container, beside()].some((part) => part?.contains(target) ?? false));
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
    document.addEventListener('keydown', (event) => cycleFocus(event, container, beside()), { signal });
    if (!lastAllowed) enter(container);
  }

  return () => {
    if (signal.aborted) return;
    listening.abort();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
