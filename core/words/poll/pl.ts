import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  vote: 'Głosuj',
  votes: '{count, plural, one {# głos} few {# głosy} many {# głosów} other {# głosu}}',
  results: 'Wyniki',
  seeResults: 'Zobacz wyniki',
  ends: 'Głosowanie kończy się {day}.',
  ended: 'Głosowanie zostało zakończone.',
  voted: 'Dziękujemy za oddanie głosu.',
  afterVoting: 'Wyniki zobaczysz po oddaniu głosu.',
  chooseOne: 'Wybierz odpowiedź.',
  failed: 'Głos nie został policzony. Spróbuj ponownie.',
};
