import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  pause: 'Pauzeren',
  playVideo: 'Video afspelen',
  playNamed: '{name} afspelen',
  watchVideo: 'Bekijk de video',
  watchNamed: 'Bekijk {name}',
  videoFrom: 'Video van {provider}',
  pauseBackground: 'Achtergrondvideo pauzeren',
  playBackground: 'Achtergrondvideo afspelen',
};
