import type { ComponentType } from 'react';

/** What gets the component of an island, by its name. */
export type Loaders = Readonly<Record<string, () => Promise<{ default: ComponentType<object> }>>>;

/** From the addresses of the islands' code, which the server writes into the page. */
export function islandLoaders(addresses: Readonly<Record<string, string>>): Loaders {
  return Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => {
      let next = address;
      const load = () =>
        import(/* @vite-ignore */ next).catch((error: unknown) => {
          // Browsers remember that a module did not come: asked for again, it needs another address.
          next = `${address}?again`;
          throw error;
        });
      return [name, load];
    }),
  );
}

/** Where an island is on its way, as `data-state` on its element. Style sheets read it too. */
type IslandState = 'asleep' | 'loading' | 'awake' | 'failed';

/** Events that wake an island at once, whatever it was told to wait for. */
const TOUCHES = ['click', 'keydown', 'focusin', 'pointerenter'];
const WAKE_MARGIN = '200px';
const MAX_IDLE_WAIT_MS = 2000;
/** Safari has no idle callback; a short pause after load serves the same purpose. */
const IDLE_STAND_IN_MS = 200;

/** Wakes every island of the page when its time comes. Returns what puts them all to sleep again. */
export function startIslands(root: ParentNode, loaders: Loaders): () => void {
  const endings = [...root.querySelectorAll<HTMLElement>('[data-island]:not([data-state])')].map((element) =>
    startIsland(element, loaders[element.dataset.island ?? '']),
  );
  return () => endings.forEach((end) => end());
}

function startIsland(element: HTMLElement, load: Loaders[string] | undefined): () => void {
  if (!load) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  let earlyClick: MouseEvent | undefined;
  let unmount = () => {};
  let canTryAgain = true;
  let isGivingBack = false;
  const enter = (state: IslandState) => (element.dataset.state = state);

  const settle = (state: 'awake' | 'failed') => {
    if (state === 'awake' || !canTryAgain) listening.abort();
    enter(state);
    if (state === 'failed') showPictures(element);
    // Given again after a failure too: a link in the server's markup still leads somewhere.
    const [click, target] = [earlyClick, earlyClick?.target];
    earlyClick = undefined;
    isGivingBack = true;
    if (click && target instanceof Element && target.isConnected)
      target.dispatchEvent(new MouseEvent('click', click));
    isGivingBack = false;
  };
  const wake = async (isUse = false) => {
    const { state } = element.dataset;
    if (isGivingBack || (state !== 'asleep' && (state !== 'failed' || !isUse))) return;
    if (state === 'failed') canTryAgain = false;
    enter('loading');
    stopWaiting();
    try {
      const [{ default: component }, { hydrate }] = await Promise.all([load(), import('./hydrate.ts')]);
      if (signal.aborted) return;
      // What came and does not work would not work again.
      canTryAgain = false;
      unmount = hydrate(element, component);
      settle('awake');
    } catch (error) {
      reportError(error);
      if (!signal.aborted) settle('failed');
    }
  };
  const keepClick = (event: MouseEvent) => {
    if (isGivingBack || isForBrowser(event) || isInput(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    earlyClick = event;
  };

  enter('asleep');
  const stopWaiting = wait(element, () => void wake());
  for (const type of TOUCHES)
    element.addEventListener(type, () => void wake(type !== 'pointerenter'), {
      signal,
      capture: true,
      passive: true,
    });
  element.addEventListener('click', keepClick, { signal, capture: true });

  return () => {
    listening.abort();
    stopWaiting();
    unmount();
    delete element.dataset.state;
  };
}

/** Boxes to tick and lists to open work by themselves; holding their clicks back would only delay them. */
function isInput(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('label,input,select,textarea') !== null;
}

/** Pictures that wait for their island must not stay away with it. */
function showPictures(element: HTMLElement) {
  for (const image of element.querySelectorAll<HTMLImageElement>('img[data-src]'))
    image.src = image.dataset.src ?? '';
}

/** With another button or a modifier a visitor asks for a new tab or a menu, not for the island. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

function wait(element: HTMLElement, wake: () => void): () => void {
  switch (element.dataset.wake) {
    case 'visible': {
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
        { rootMargin: WAKE_MARGIN },
      );
      observer.observe(element);
      return () => observer.disconnect();
    }
    case 'idle': {
      if (!('requestIdleCallback' in window)) {
        const timer = setTimeout(wake, IDLE_STAND_IN_MS);
        return () => clearTimeout(timer);
      }
      const handle = requestIdleCallback(wake, { timeout: MAX_IDLE_WAIT_MS });
      return () => cancelIdleCallback(handle);
    }
    default:
      return () => {};
  }
}
