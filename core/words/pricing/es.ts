import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  pricesOf: 'Precios: {name}',
  join: 'Unirse',
};
