import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  tracksOf: 'Faixas de {album}',
  listenTo: 'Ouvir {title}',
  previousTrack: 'Faixa anterior',
  nextTrack: 'Faixa seguinte',
  pause: 'Pausa',
  play: 'Reproduzir',
  pauseTrack: 'Pausar {number}, {title}',
  playTrack: 'Reproduzir {number}, {title}',
  cannotPlay: 'De momento não é possível reproduzir “{title}”.',
  chooseTrack: 'Escolha uma faixa',
  placeInTrack: 'Posição na faixa',
  timeOf: '{now} de {length}',
  soundOn: 'Ligar o som',
  soundOff: 'Desligar o som',
  volume: 'Volume',
  percent: '{value} por cento',
};
