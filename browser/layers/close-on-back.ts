const MARK = 'openLayer';

let count = 0;
/** A layer that was closed in another way goes back over its own entry; the browser takes a moment for that. */
let goingBack: Promise<void> | undefined;

/**
 * Lets the browser's Back close a layer instead of leaving the page. The address stays the same.
 * Returns what the layer calls when it is closed: nothing of it remains to go back to.
 */
export function closeOnBack(close: () => void): () => void {
  // The state outlives a reload, so the page's own beginning is part of the mark.
  const mark = `${performance.timeOrigin}-${(count += 1)}`;
  const listening = new AbortController();
  let isOpen = true;

  const push = () => {
    if (!isOpen) return;
    history.pushState({ ...stateOf(), [MARK]: mark }, '');
    addEventListener(
      'popstate',
      () => {
        if (stateOf()[MARK] !== mark) close();
      },
      { signal: listening.signal },
    );
  };
  if (goingBack) void goingBack.then(push);
  else push();

  return () => {
    if (!isOpen) return;
    isOpen = false;
    listening.abort();
    if (stateOf()[MARK] !== mark) return;
    goingBack = new Promise((resolve) => addEventListener('popstate', () => resolve(), { once: true }));
    void goingBack.then(() => (goingBack = undefined));
    history.back();
  };
}

function stateOf(): Record<string, unknown> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
}
