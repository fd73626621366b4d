import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  share: 'Delen',
  copyAddress: 'Adres kopiëren',
  copied: 'Gekopieerd',
  copyFailed: 'Je browser stond kopiëren niet toe.',
  pinIt: 'Pinnen',
};
