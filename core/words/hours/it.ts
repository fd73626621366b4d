import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  openNow: 'Aperto ora',
  until: 'fino alle {time}',
  closedNow: 'Chiuso ora',
  opensToday: 'apre oggi alle {time}',
  opensOn: 'apre {day} alle {time}',
  closed: 'Chiuso',
};
