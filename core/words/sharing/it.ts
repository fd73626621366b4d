import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  share: 'Condividi',
  copyAddress: 'Copia l’indirizzo',
  copied: 'Copiato',
  copyFailed: 'Il browser non ha consentito la copia.',
  pinIt: 'Salva',
};
