import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  vote: 'Votar',
  votes: '{count, plural, one {# voto} many {# votos} other {# votos}}',
  results: 'Resultados',
  seeResults: 'Ver resultados',
  ends: 'A votação termina em {day}.',
  ended: 'A votação terminou.',
  voted: 'Obrigado por votar.',
  afterVoting: 'Os resultados aparecem depois do voto.',
  chooseOne: 'Escolha uma resposta.',
  failed: 'Seu voto não foi contado. Tente novamente.',
};
