import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  share: 'Udostępnij',
  copyAddress: 'Kopiuj adres',
  copied: 'Skopiowano',
  copyFailed: 'Przeglądarka nie pozwoliła skopiować adresu.',
  pinIt: 'Przypnij',
};
