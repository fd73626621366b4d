import { useLayoutEffect } from 'react';
import { makeStore } from '../../kit/store.ts';

/** What is looked for in the palette. */
export const asked = makeStore('');

/** Keys that come while the palette is still on its way are what somebody looks for, and nothing to the screen below. */
export function useTypedAhead(isOpen: boolean): void {
  useLayoutEffect(() => {
    // Cleared as it closes: one that opens with the words of before would find their things first.
    asked.set('');
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const stop = () => listening.abort();
    const options = { capture: true, signal: listening.signal };
    const hear = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && 'find' in event.target.dataset) return;
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      // A palette that never comes must not keep the keyboard.
      if (event.key === 'Escape') stop();
      if (!isLetter) return;
      asked.set(asked.get() + event.key);
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', hear, options);
    addEventListener('pointerdown', stop, options);
    return stop;
  }, [isOpen]);
}
