import type { PopupDocument } from '#core/popup/document.ts';

export type Trigger = PopupDocument['trigger'];

/** How far down the page somebody has come, in percent; a page that cannot be scrolled is seen as a whole. */
export function scrolledPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const rest = scrollHeight - clientHeight;
  return rest <= 0 ? 100 : (scrollY / rest) * 100;
}

/** Calls `act` once, when the time the owner chose has come. Returns its undoing. */
export function awaitTrigger({ when, seconds, scrolled }: Trigger, act: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const fire = () => {
    listening.abort();
    act();
  };
  if (when === 'delay') {
    const timer = setTimeout(fire, seconds * 1000);
    return () => clearTimeout(timer);
  }
  const follow = (check: () => void) => addEventListener('scroll', check, { signal, passive: true });
  if (when === 'scroll') {
    const check = () => scrolledPercent() >= scrolled && fire();
    follow(check);
    check();
  } else {
    // Up to the tabs and the address, with a mouse. A finger cannot go there: it turns back instead.
    document.documentElement.addEventListener('mouseleave', ({ clientY }) => clientY <= 0 && fire(), {
      signal,
    });
    let lowest = scrollY;
    follow(() => {
      lowest = Math.max(lowest, scrollY);
      if (scrollY < lowest - innerHeight) fire();
    });
  }
  return () => listening.abort();
}

const MAX_IDLE_WAIT_MS = 2000;

/** Once the page has loaded and the browser has nothing else to do. */
export function whenIdle(act: () => void): () => void {
  const listening = new AbortController();
  let stop = () => {};
  const rest = () => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(act);
      stop = () => clearTimeout(timer);
      return;
    }
    const handle = requestIdleCallback(act, { timeout: MAX_IDLE_WAIT_MS });
    stop = () => cancelIdleCallback(handle);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { signal: listening.signal });
  return () => {
    listening.abort();
    stop();
  };
}
