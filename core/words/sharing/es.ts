import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  share: 'Compartir',
  copyAddress: 'Copiar la dirección',
  copied: 'Copiado',
  copyFailed: 'Tu navegador no ha permitido copiarla.',
  pinIt: 'Guardar',
};
