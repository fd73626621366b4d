import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  pause: 'Pausa',
  playVideo: 'Reproducir el vídeo',
  playNamed: 'Reproducir {name}',
  watchVideo: 'Ver el vídeo',
  watchNamed: 'Ver {name}',
  videoFrom: 'Vídeo de {provider}',
  pauseBackground: 'Pausar el vídeo de fondo',
  playBackground: 'Reproducir el vídeo de fondo',
};
