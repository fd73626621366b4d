import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  pause: 'Pause',
  playVideo: 'Lire la vidéo',
  playNamed: 'Lire {name}',
  watchVideo: 'Regarder la vidéo',
  watchNamed: 'Regarder {name}',
  videoFrom: 'Vidéo de {provider}',
  pauseBackground: 'Mettre en pause la vidéo d’arrière-plan',
  playBackground: 'Lire la vidéo d’arrière-plan',
};
