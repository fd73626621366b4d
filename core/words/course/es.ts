import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  lessonsOf: 'Lecciones de {title}',
  isDone: ', terminada',
  progress: 'Progreso',
  doneOf: '{done} de {total} terminadas',
  goOn: 'Continuar con «{title}»',
  done: 'Hecho',
  markDone: 'Marcar como hecha',
};
