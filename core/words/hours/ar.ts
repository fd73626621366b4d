import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  openNow: 'مفتوح الآن',
  until: 'حتى {time}',
  closedNow: 'مغلق الآن',
  opensToday: 'يفتح اليوم الساعة {time}',
  opensOn: 'يفتح {day} الساعة {time}',
  closed: 'مغلق',
};
