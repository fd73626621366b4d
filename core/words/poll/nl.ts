import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  vote: 'Stemmen',
  votes: '{count, plural, one {# stem} other {# stemmen}}',
  results: 'Resultaten',
  seeResults: 'Resultaten bekijken',
  ends: 'De stemming sluit op {day}.',
  ended: 'De stemming is gesloten.',
  voted: 'Bedankt voor je stem.',
  afterVoting: 'De resultaten zie je nadat je hebt gestemd.',
  chooseOne: 'Kies een antwoord.',
  failed: 'Je stem is niet geteld. Probeer het opnieuw.',
};
