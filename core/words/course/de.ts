import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  lessonsOf: 'Lektionen von {title}',
  isDone: ', erledigt',
  progress: 'Fortschritt',
  doneOf: '{done} von {total} erledigt',
  goOn: 'Weiter mit „{title}“',
  done: 'Erledigt',
  markDone: 'Als erledigt markieren',
};
