import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  pause: 'Pause',
  playVideo: 'Video abspielen',
  playNamed: '{name} abspielen',
  watchVideo: 'Video ansehen',
  watchNamed: '{name} ansehen',
  videoFrom: 'Video von {provider}',
  pauseBackground: 'Hintergrundvideo anhalten',
  playBackground: 'Hintergrundvideo abspielen',
};
