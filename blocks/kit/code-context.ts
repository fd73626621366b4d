import { createContext } from 'react';

/** Whether the owner's own code runs on the page around a block. It does not in previews. */
export const CodeContext = createContext(true);
