export type State = 'open' | 'checked' | 'value' | 'scroll' | 'focus' | `aria-${'expanded' | 'pressed'}`;

interface Uses {
  /** Keeps one of each kind in each block, and says how many. */
  choose: (of: string) => number;
  /** Gives it the keyboard; says its name, if it is still there. */
  enter: (at: number) => string | undefined;
  isAt: (at: number) => boolean;
  stateOf: (at: number, state: State) => string | undefined;
  isOver: () => boolean;
  isInside: () => boolean;
}

/** Runs on the page. */
export function installUse(): void {
  const OVER = 'dialog[open],[role=dialog],[popover]:popover-open';
  let chosen: HTMLElement[] = [];
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isOn = (element: HTMLElement) =>
    window.keys.isStop(element) &&
    !element.matches('[aria-disabled=true]') &&
    // Behind a dialog nothing hears of keys; a CAPTCHA is worked on for a while.
    [null, element.closest('dialog:modal')].includes(document.querySelector('dialog:modal')) &&
    element.closest('.form-captcha') === null;

  const choose = (of: string) => {
    const kinds = new Map<string, HTMLElement>();
    for (const element of [...document.querySelectorAll<HTMLElement>(of)].filter(isOn)) {
      const block = element.closest('[data-block]')?.id ?? '';
      const kind = `${block} ${element.className} ${element.ariaLabel ?? ''}`;
      if (!kinds.has(kind)) kinds.set(kind, element);
    }
    chosen = [...kinds.values()];
    return chosen.length;
  };
  const enter = (at: number) => {
    const element = chosen[at];
    if (!element?.isConnected || !isOn(element)) return undefined;
    element.focus();
    return window.keys.nameOf(element);
  };
  const valueOf = (element: HTMLElement) =>
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? element.value
      : String(element.ariaValueNow);
  /** What cannot be scrolled need not be, and lists of one not be changed. */
  const stateOf = (at: number, state: State) => {
    const element = chosen[at];
    if (!element || !isShown(element)) return undefined;
    if (state === 'focus') return String(document.activeElement === element);
    if (state === 'open') return String(element.parentElement?.hasAttribute('open'));
    if (state === 'checked')
      return element instanceof HTMLInputElement ? String(element.checked) : String(element.ariaChecked);
    if (state === 'value')
      return element instanceof HTMLSelectElement && element.options.length < 2
        ? undefined
        : valueOf(element);
    if (state !== 'scroll') return String(element.getAttribute(state));
    const { scrollWidth, clientWidth, scrollHeight, clientHeight, scrollLeft, scrollTop } = element;
    const isWhole = scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1;
    return isWhole ? undefined : `${scrollLeft} ${scrollTop}`;
  };
  window.uses = {
    choose,
    enter,
    stateOf,
    isAt: (at) => document.activeElement === chosen[at],
    isOver: () => [...document.querySelectorAll(OVER)].some(isShown),
    isInside: () => document.activeElement?.closest(OVER) != null,
  };
}

declare global {
  interface Window {
    uses: Uses;
  }
}
