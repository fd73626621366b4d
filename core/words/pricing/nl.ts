import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  pricesOf: 'Prijzen: {name}',
  join: 'Aanmelden',
};
