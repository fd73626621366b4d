import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  tracksOf: 'Titel von {album}',
  listenTo: '{title} anhören',
  previousTrack: 'Vorheriger Titel',
  nextTrack: 'Nächster Titel',
  pause: 'Pause',
  play: 'Abspielen',
  pauseTrack: '{number}, {title} anhalten',
  playTrack: '{number}, {title} abspielen',
  cannotPlay: '„{title}“ kann gerade nicht abgespielt werden.',
  chooseTrack: 'Titel wählen',
  placeInTrack: 'Stelle im Titel',
  timeOf: '{now} von {length}',
  soundOn: 'Ton an',
  soundOff: 'Ton aus',
  volume: 'Lautstärke',
  percent: '{value} Prozent',
};
