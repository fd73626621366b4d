import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  share: 'Partager',
  copyAddress: 'Copier l’adresse',
  copied: 'Copié',
  copyFailed: 'Votre navigateur n’a pas autorisé la copie.',
  pinIt: 'Épingler',
};
