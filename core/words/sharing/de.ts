import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  share: 'Teilen',
  copyAddress: 'Adresse kopieren',
  copied: 'Kopiert',
  copyFailed: 'Ihr Browser hat das Kopieren nicht erlaubt.',
  pinIt: 'Merken',
};
