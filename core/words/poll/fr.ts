import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  vote: 'Voter',
  votes: '{count, plural, one {# vote} many {# votes} other {# votes}}',
  results: 'Résultats',
  seeResults: 'Voir les résultats',
  ends: 'Le vote se termine le {day}.',
  ended: 'Le vote est terminé.',
  voted: 'Merci d’avoir voté.',
  afterVoting: 'Les résultats s’affichent après votre vote.',
  chooseOne: 'Choisissez une réponse.',
  failed: 'Votre vote n’a pas été pris en compte. Réessayez.',
};
