import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  openNow: 'Abierto ahora',
  until: 'hasta las {time}',
  closedNow: 'Cerrado ahora',
  opensToday: 'abre hoy a las {time}',
  opensOn: 'abre el {day} a las {time}',
  closed: 'Cerrado',
};
