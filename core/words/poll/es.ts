import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  vote: 'Votar',
  votes: '{count, plural, one {# voto} many {# votos} other {# votos}}',
  results: 'Resultados',
  seeResults: 'Ver resultados',
  ends: 'La votación termina el {day}.',
  ended: 'La votación ha terminado.',
  voted: 'Gracias por votar.',
  afterVoting: 'Los resultados se muestran después de votar.',
  chooseOne: 'Elige una respuesta.',
  failed: 'Tu voto no se ha contado. Inténtalo de nuevo.',
};
