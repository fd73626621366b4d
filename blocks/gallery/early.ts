/** What a visitor did before the code of a gallery had come. */
export interface Early {
  /** The gallery can move now: it gets the last key, and the last click unless that was on a film. */
  give(hearKey: (event: KeyboardEvent) => void): void;
  /** All parts are there, or none will come: nothing is kept from now on. */
  stop(): void;
}

/** Keeps clicks and keys that come while parts of a gallery are still on their way: none is lost. */
export function keepEarly(container: HTMLElement): Early {
  const listening = new AbortController();
  const { signal } = listening;
  let canMove = false;
  let key: KeyboardEvent | undefined;
  let click: MouseEvent | undefined;

  const keepKey = (event: KeyboardEvent) => (key = event);
  const keepClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || isForBrowser(event)) return;
    // A film is started by a part of its own, which comes last.
    if (canMove && !target.closest('.video')) return;
    event.preventDefault();
    event.stopPropagation();
    click = event;
  };
  const giveClick = () => {
    const [kept, target] = [click, click?.target];
    click = undefined;
    if (kept && target instanceof Element && target.isConnected)
      target.dispatchEvent(new MouseEvent('click', kept));
  };
  addEventListener('keydown', keepKey, { signal });
  container.addEventListener('click', keepClick, { signal, capture: true });

  return {
    give(hearKey) {
      canMove = true;
      removeEventListener('keydown', keepKey);
      if (key) hearKey(key);
      giveClick();
    },
    stop() {
      listening.abort();
      giveClick();
    },
  };
}

/** With another button or a modifier a visitor asks for a new tab or a menu, not for the gallery. */
export function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
