import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  share: 'Partilhar',
  copyAddress: 'Copiar o endereço',
  copied: 'Copiado',
  copyFailed: 'O navegador não permitiu copiar.',
  pinIt: 'Guardar',
};
