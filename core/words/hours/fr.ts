import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  openNow: 'Ouvert maintenant',
  until: 'jusqu’à {time}',
  closedNow: 'Fermé maintenant',
  opensToday: 'ouvre aujourd’hui à {time}',
  opensOn: 'ouvre {day} à {time}',
  closed: 'Fermé',
};
