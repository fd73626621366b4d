import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  pricesOf: 'Ceny: {name}',
  join: 'Dołącz',
};
