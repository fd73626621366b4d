import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  openNow: 'Jetzt geöffnet',
  until: 'bis {time} Uhr',
  closedNow: 'Jetzt geschlossen',
  opensToday: 'öffnet heute um {time} Uhr',
  opensOn: 'öffnet {day} um {time} Uhr',
  closed: 'Geschlossen',
};
