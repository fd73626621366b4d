import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  openNow: 'Nu open',
  until: 'tot {time} uur',
  closedNow: 'Nu gesloten',
  opensToday: 'opent vandaag om {time} uur',
  opensOn: 'opent {day} om {time} uur',
  closed: 'Gesloten',
};
