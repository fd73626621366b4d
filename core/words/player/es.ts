import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  tracksOf: 'Pistas de {album}',
  listenTo: 'Escuchar {title}',
  previousTrack: 'Pista anterior',
  nextTrack: 'Pista siguiente',
  pause: 'Pausa',
  play: 'Reproducir',
  pauseTrack: 'Pausar {number}, {title}',
  playTrack: 'Reproducir {number}, {title}',
  cannotPlay: '«{title}» no se puede reproducir ahora.',
  chooseTrack: 'Elige una pista',
  placeInTrack: 'Posición en la pista',
  timeOf: '{now} de {length}',
  soundOn: 'Activar el sonido',
  soundOff: 'Silenciar',
  volume: 'Volumen',
  percent: '{value} por ciento',
};
