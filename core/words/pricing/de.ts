import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  pricesOf: 'Preise: {name}',
  join: 'Beitreten',
};
