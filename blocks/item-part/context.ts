import { createContext, type ReactNode } from 'react';
import type { ItemPartValues } from '#core/collections/item-parts.ts';
import type { Say } from '#core/words/words.ts';

/** Draws a part of the item whose page this is; null for what it has nothing for. Handed in by the page. */
export type DrawItemPart = (values: ItemPartValues, say: Say<'content'>) => ReactNode;

export const ItemPartContext = createContext<DrawItemPart | undefined>(undefined);
