import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  openNow: 'Teraz otwarte',
  until: 'do {time}',
  closedNow: 'Teraz zamknięte',
  opensToday: 'otwieramy dziś o {time}',
  opensOn: 'otwieramy: {day}, {time}',
  closed: 'Zamknięte',
};
