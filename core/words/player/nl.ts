import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  tracksOf: 'Nummers van {album}',
  listenTo: 'Luister naar {title}',
  previousTrack: 'Vorig nummer',
  nextTrack: 'Volgend nummer',
  pause: 'Pauzeren',
  play: 'Afspelen',
  pauseTrack: '{number}, {title} pauzeren',
  playTrack: '{number}, {title} afspelen',
  cannotPlay: '‘{title}’ kan nu niet worden afgespeeld.',
  chooseTrack: 'Kies een nummer',
  placeInTrack: 'Positie in het nummer',
  timeOf: '{now} van {length}',
  soundOn: 'Geluid aan',
  soundOff: 'Geluid uit',
  volume: 'Volume',
  percent: '{value} procent',
};
