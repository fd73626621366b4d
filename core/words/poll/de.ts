import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  vote: 'Abstimmen',
  votes: '{count, plural, one {# Stimme} other {# Stimmen}}',
  results: 'Ergebnis',
  seeResults: 'Ergebnis ansehen',
  ends: 'Die Abstimmung endet am {day}.',
  ended: 'Die Abstimmung ist beendet.',
  voted: 'Danke für Ihre Stimme.',
  afterVoting: 'Das Ergebnis sehen Sie nach der Abstimmung.',
  chooseOne: 'Wählen Sie eine Antwort.',
  failed: 'Ihre Stimme wurde nicht gezählt. Versuchen Sie es noch einmal.',
};
