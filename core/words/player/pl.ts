import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  tracksOf: 'Utwory z {album}',
  listenTo: 'Posłuchaj: {title}',
  previousTrack: 'Poprzedni utwór',
  nextTrack: 'Następny utwór',
  pause: 'Wstrzymaj',
  play: 'Odtwórz',
  pauseTrack: 'Wstrzymaj {number}, {title}',
  playTrack: 'Odtwórz {number}, {title}',
  cannotPlay: 'Nie można teraz odtworzyć „{title}”.',
  chooseTrack: 'Wybierz utwór',
  placeInTrack: 'Pozycja w utworze',
  timeOf: '{now} z {length}',
  soundOn: 'Włącz dźwięk',
  soundOff: 'Wyłącz dźwięk',
  volume: 'Głośność',
  percent: '{value} procent',
};
