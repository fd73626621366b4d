import { createContext } from 'react';
import type { Category } from '#core/consent/categories.ts';

/** What may stand on the page around a block. */
export interface PageConsent {
  /** Whether code of a category runs on it. */
  allows: (category: Category) => boolean;
  /** Whether all frames ask for themselves, whatever is allowed. */
  asksInFrames: boolean;
  /** Whether a frame of a category asks first, in a document of its own. */
  holds: (category: Category) => boolean;
}

/** Where nobody asks, nothing waits. */
export const NO_CONSENT_NEEDED: PageConsent = { allows: () => true, asksInFrames: false, holds: () => false };

export const ConsentContext = createContext(NO_CONSENT_NEEDED);
