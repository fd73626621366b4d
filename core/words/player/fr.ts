import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  tracksOf: 'Titres de {album}',
  listenTo: 'Écouter {title}',
  previousTrack: 'Titre précédent',
  nextTrack: 'Titre suivant',
  pause: 'Pause',
  play: 'Lecture',
  pauseTrack: 'Mettre en pause {number}, {title}',
  playTrack: 'Lire {number}, {title}',
  cannotPlay: '« {title} » ne peut pas être lu pour le moment.',
  chooseTrack: 'Choisissez un titre',
  placeInTrack: 'Position dans le titre',
  timeOf: '{now} sur {length}',
  soundOn: 'Activer le son',
  soundOff: 'Couper le son',
  volume: 'Volume',
  percent: '{value} pour cent',
};
