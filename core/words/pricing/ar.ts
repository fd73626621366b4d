import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  pricesOf: 'أسعار {name}',
  join: 'انضم',
};
