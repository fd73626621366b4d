import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  pause: 'Pausa',
  playVideo: 'Reproduzir o vídeo',
  playNamed: 'Reproduzir {name}',
  watchVideo: 'Ver o vídeo',
  watchNamed: 'Ver {name}',
  videoFrom: 'Vídeo de {provider}',
  pauseBackground: 'Pausar o vídeo de fundo',
  playBackground: 'Reproduzir o vídeo de fundo',
};
