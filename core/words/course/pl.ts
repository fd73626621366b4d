import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  lessonsOf: 'Lekcje: {title}',
  isDone: ', ukończona',
  progress: 'Postęp',
  doneOf: 'Ukończono {done} z {total}',
  goOn: 'Dalej: „{title}”',
  done: 'Ukończona',
  markDone: 'Oznacz jako ukończoną',
};
