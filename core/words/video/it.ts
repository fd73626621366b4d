import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  pause: 'Pausa',
  playVideo: 'Riproduci il video',
  playNamed: 'Riproduci {name}',
  watchVideo: 'Guarda il video',
  watchNamed: 'Guarda {name}',
  videoFrom: 'Video di {provider}',
  pauseBackground: 'Metti in pausa il video di sfondo',
  playBackground: 'Riproduci il video di sfondo',
};
