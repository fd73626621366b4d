/** Long enough for whoever knows a better place to have taken the keyboard there. */
const SETTLE_MS = 60;
const REMEMBERED = 20;
/** The shell says so where the site has the whole window. */
const PANELS_HIDDEN = 'data-expanded';
const UNUSABLE = ':disabled, [inert] *';

/** Does something when things have settled, unless it is called off. */
type Later = (work: () => void) => () => void;

const afterAWhile: Later = (work) => {
  const timer = setTimeout(work, SETTLE_MS);
  return () => clearTimeout(timer);
};

/**
 * When what has the keyboard goes away (a dialog closes, a row is deleted), the browser leaves the keyboard nowhere, and
 * the next key begins at the top of the page. It goes back to the last place that is still there instead.
 */
export function keepFocus(root: Document = document, later: Later = afterAWhile): () => void {
  let trail: { element: HTMLElement; path: string }[] = [];
  let stopWaiting = () => {};
  let isLost = false;
  const isNowhere = () => root.activeElement === null || root.activeElement === root.body;

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || target === root.body) return;
    isLost = false;
    const place = { element: target, path: location.pathname };
    trail = [...trail.filter(({ element }) => element !== target), place].slice(-REMEMBERED);
  }

  function goBack(): void {
    const last = trail.at(-1)?.element;
    if (!isNowhere() || !last) return;
    if (canTakeFocus(last)) {
      // Otherwise somebody clicked beside everything, and wanted to leave it.
      if (isLost) last.focus({ preventScroll: true });
      return;
    }
    isLost = true;
    // A button that waits for its answer comes back, or goes with its dialog.
    if (last.isConnected && last.matches('[data-loading]')) return;
    // On another screen one begins with what it shows, not with what is left of the screen before.
    const here = trail.findLast(({ element, path }) => path === location.pathname && canTakeFocus(element));
    const place = here?.element ?? root.querySelector<HTMLElement>('main[tabindex]');
    place?.focus({ preventScroll: true });
  }

  const observer = new MutationObserver((changes) => {
    // The browser takes it from what cannot be used only with the next drawing.
    const mayBeHidden = changes.some(({ attributeName }) => attributeName === PANELS_HIDDEN);
    if (!mayBeHidden && !isNowhere() && !root.activeElement?.matches(UNUSABLE)) return;
    stopWaiting();
    stopWaiting = later(goBack);
  });
  const stay = () => (isLost = false);
  root.addEventListener('focusin', remember);
  root.addEventListener('pointerdown', stay);
  observer.observe(root.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert', PANELS_HIDDEN],
  });
  return () => {
    stopWaiting();
    observer.disconnect();
    root.removeEventListener('focusin', remember);
    root.removeEventListener('pointerdown', stay);
  };
}

function canTakeFocus(element: HTMLElement): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(UNUSABLE);
}
