import { useLayoutEffect, type RefObject } from 'react';

/**
 * When a layer closes, the keyboard goes back to where it was opened from, and only then what was chosen in it is done:
 * it finds the keyboard where its own keys would have found it.
 */
export function useWayBack(isOpen: boolean, chosen: RefObject<(() => void) | undefined>): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const from = document.activeElement as HTMLElement | null;
    // A page forgets which of its blocks had the keyboard once it is elsewhere.
    const inside = from instanceof HTMLIFrameElement ? from.contentDocument?.activeElement : undefined;
    return () => {
      from?.focus();
      (inside as HTMLElement | null | undefined)?.focus({ preventScroll: true });
      chosen.current?.();
      chosen.current = undefined;
    };
  }, [isOpen, chosen]);
}
