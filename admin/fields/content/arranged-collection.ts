import { createContext } from 'react';
import type { Collection } from '#core/collections/collection.ts';

/** The collection whose items' page is being arranged; none on all other pages. */
export const ArrangedCollection = createContext<Collection | undefined>(undefined);
