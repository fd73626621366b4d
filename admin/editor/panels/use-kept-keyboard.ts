import { useEffect, useRef, type RefObject } from 'react';
import type { Panel } from '../state/editor.ts';

/** What is there to be added is looked for at once, also from the page. */
const ASKED_FROM_PAGE: readonly Panel[] = ['blocks', 'sections', 'outline'];
const TARGETS = ['input[type="search"]', '[role="tab"][aria-selected="true"]'];

/** The button that changed the panel goes with the old one: the keyboard goes on in the new one. */
export function useKeptKeyboard(shown: Panel): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body;
    const isOnPage = focused instanceof HTMLIFrameElement && ASKED_FROM_PAGE.includes(shown);
    if (!isLost && !isOnPage) return;
    const [target] = TARGETS.flatMap((selector) => [
      ...(root.current?.querySelectorAll<HTMLElement>(selector) ?? []),
    ]);
    target?.focus();
  }, [shown]);
  return root;
}
