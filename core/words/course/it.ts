import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  lessonsOf: 'Lezioni di {title}',
  isDone: ', completata',
  progress: 'Avanzamento',
  doneOf: '{done} di {total} completate',
  goOn: 'Continua con “{title}”',
  done: 'Completata',
  markDone: 'Segna come completata',
};
