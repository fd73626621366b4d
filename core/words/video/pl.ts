import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  pause: 'Wstrzymaj',
  playVideo: 'Odtwórz film',
  playNamed: 'Odtwórz: {name}',
  watchVideo: 'Obejrzyj film',
  watchNamed: 'Obejrzyj: {name}',
  videoFrom: 'Film z {provider}',
  pauseBackground: 'Wstrzymaj film w tle',
  playBackground: 'Odtwórz film w tle',
};
