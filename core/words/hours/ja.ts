import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  openNow: '営業中',
  until: '{time}まで',
  closedNow: '営業時間外',
  opensToday: '本日{time}から営業',
  opensOn: '{day}の{time}から営業',
  closed: '休業',
};
