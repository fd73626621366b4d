import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  tracksOf: 'Brani di {album}',
  listenTo: 'Ascolta {title}',
  previousTrack: 'Brano precedente',
  nextTrack: 'Brano successivo',
  pause: 'Pausa',
  play: 'Riproduci',
  pauseTrack: 'Metti in pausa {number}, {title}',
  playTrack: 'Riproduci {number}, {title}',
  cannotPlay: 'Al momento “{title}” non può essere riprodotto.',
  chooseTrack: 'Scegli un brano',
  placeInTrack: 'Posizione nel brano',
  timeOf: '{now} di {length}',
  soundOn: 'Attiva l’audio',
  soundOff: 'Disattiva l’audio',
  volume: 'Volume',
  percent: '{value} per cento',
};
