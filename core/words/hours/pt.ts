import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  openNow: 'Aberto agora',
  until: 'até às {time}',
  closedNow: 'Fechado agora',
  opensToday: 'abre hoje às {time}',
  opensOn: 'abre {day} às {time}',
  closed: 'Fechado',
};
