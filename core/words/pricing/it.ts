import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  pricesOf: 'Prezzi: {name}',
  join: 'Iscriviti',
};
