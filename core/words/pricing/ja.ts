import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  pricesOf: '{name}の料金',
  join: '申し込む',
};
