import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ar: Translation<typeof en> = {
  lessonsOf: 'دروس {title}',
  isDone: '، مكتمل',
  progress: 'التقدم',
  doneOf: 'اكتمل {done} من {total}',
  goOn: 'المتابعة مع «{title}»',
  done: 'مكتمل',
  markDone: 'وضع علامة مكتمل',
};
