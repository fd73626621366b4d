import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  lessonsOf: 'Leçons de {title}',
  isDone: ', terminée',
  progress: 'Progression',
  doneOf: '{done} sur {total} terminées',
  goOn: 'Continuer avec « {title} »',
  done: 'Terminé',
  markDone: 'Marquer comme terminé',
};
