import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  lessonsOf: 'Lessen van {title}',
  isDone: ', klaar',
  progress: 'Voortgang',
  doneOf: '{done} van {total} klaar',
  goOn: 'Verder met ‘{title}’',
  done: 'Klaar',
  markDone: 'Markeer als klaar',
};
