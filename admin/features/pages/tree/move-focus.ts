import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down go from row to row; Home and End to the first and the last. */
export function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  // What floats above the list belongs to it, but has keys of its own.
  if (!list?.contains(event.target as Node)) return;
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const step = STEPS[event.key];
  const next =
    step !== undefined && at >= 0
      ? rows[at + step]
      : event.key === 'Home'
        ? rows[0]
        : event.key === 'End'
          ? rows.at(-1)
          : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
