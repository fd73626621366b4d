import type { ComponentType } from 'react';

const loaders = import.meta.glob<{ default: ComponentType<object> }>('../blocks/*/island.tsx');

/** Events that wake an island at once, whatever it was told to wait for. */
const TOUCHES = ['click', 'keydown', 'focusin', 'pointerenter'] as const;

/** Wakes every island of the page when its time comes. Returns what puts them all to sleep again. */
export function startIslands(root: ParentNode): () => void {
  const endings = [...root.querySelectorAll<HTMLElement>('[data-island]')].map(startIsland);
  return () => endings.forEach((end) => end());
}

function startIsland(element: HTMLElement): () => void {
  const load = loaders[`../blocks/${element.dataset.island}/island.tsx`];
  if (!load) return () => {};
  const sleeping = new AbortController();
  let unmount: (() => void) | undefined;
  let isEnded = false;

  const wake = async (touch?: Event) => {
    if (sleeping.signal.aborted) return;
    sleeping.abort();
    if (touch?.type === 'click') touch.preventDefault();
    const [{ default: Component }, { createElement }, { hydrateRoot }] = await Promise.all([
      load(),
      import('react'),
      import('react-dom/client'),
    ]);
    if (isEnded) return;
    const root = hydrateRoot(
      element,
      createElement(Component, JSON.parse(element.dataset.props ?? '{}') as object),
    );
    unmount = () => root.unmount();
    element.dataset.awake = '';
    // The click that woke the island must not be lost: it is given again once somebody listens.
    if (touch?.type === 'click' && touch.target instanceof HTMLElement) touch.target.click();
  };

  for (const type of TOUCHES) {
    element.addEventListener(type, (event) => void wake(event), { signal: sleeping.signal, capture: true });
  }
  const stopWaiting = wait(element, () => void wake());
  sleeping.signal.addEventListener('abort', stopWaiting);
  return () => {
    isEnded = true;
    sleeping.abort();
    unmount?.();
  };
}

function wait(element: HTMLElement, wake: () => void): () => void {
  switch (element.dataset.wake) {
    case 'visible': {
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && wake(),
        {
          rootMargin: '200px',
        },
      );
      observer.observe(element);
      return () => observer.disconnect();
    }
    case 'idle': {
      // Safari has no idle callback; a short pause after load serves the same purpose.
      const timer = 'requestIdleCallback' in window ? undefined : setTimeout(wake, 200);
      const handle = timer === undefined ? requestIdleCallback(wake) : undefined;
      return () => (handle === undefined ? clearTimeout(timer) : cancelIdleCallback(handle));
    }
    default:
      return () => {};
  }
}
