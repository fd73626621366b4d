import type { ReactNode } from 'react';
import { makeStore } from '../store.ts';

/** Something the palette can do or open when it is chosen. */
export interface Offer {
  id: string;
  group: string;
  label: string;
  description?: string;
  icon: ReactNode;
  /** As the keyboard has it, e.g. `mod+D`. */
  keys?: string | undefined;
  /** Other words people use for it. */
  also?: string;
  run: () => void;
}

/** Whether the palette (Ctrl K) is open. */
export const isPaletteOpen = makeStore(false);

const none = (): readonly Offer[] => [];
/** What the screen that is open adds to the palette, made anew each time it opens. */
const added = makeStore(none);

export const addedOffers = () => added.get()();

/** Adds to the palette until the function it gives is called. */
export function addToPalette(offers: () => readonly Offer[]): () => void {
  added.set(offers);
  return () => {
    if (added.get() === offers) added.set(none);
  };
}
