import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  pricesOf: 'Tarifs : {name}',
  join: 'S’inscrire',
};
