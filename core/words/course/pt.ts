import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  lessonsOf: 'Lições de {title}',
  isDone: ', concluída',
  progress: 'Progresso',
  doneOf: '{done} de {total} concluídas',
  goOn: 'Continuar com “{title}”',
  done: 'Concluída',
  markDone: 'Marcar como concluída',
};
