import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  week: '{price}{count, plural, other {、#週間ごと}}',
  weekUntil: '{price}{count, plural, other {、#週間ごと}}{total, plural, other {（#週間）}}',
  weekPrepaid: '前払い：{count, plural, other {#週間}}で{amount}。',
  month: '{price}{count, plural, other {、#か月ごと}}',
  monthUntil: '{price}{count, plural, other {、#か月ごと}}{total, plural, other {（#か月）}}',
  monthPrepaid: '前払い：{count, plural, other {#か月}}で{amount}。',
  year: '{price}{count, plural, other {、#年ごと}}',
  yearUntil: '{price}{count, plural, other {、#年ごと}}{total, plural, other {（#年間）}}',
  yearPrepaid: '前払い：{count, plural, other {#年間}}で{amount}。',
  freeFor: '{count, plural, other {#日間}}無料。',
  signUpFee: '初回手数料：{amount}。',
};
