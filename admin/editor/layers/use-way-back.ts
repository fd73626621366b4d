import { useLayoutEffect, type RefObject } from 'react';

/**
 * When a layer closes, the keyboard goes back to where it was opened from, and only then what was chosen in it is done:
 * it finds the keyboard where its own keys would have found it.
 */
export function useWayBack(isOpen: boolean, chosen: RefObject<(() => void) | undefined>): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const from = document.activeElement;
    return () => {
      if (from !== null && 'focus' in from) (from as HTMLElement).focus();
      chosen.current?.();
      chosen.current = undefined;
    };
  }, [isOpen, chosen]);
}
