import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  vote: 'Vota',
  votes: '{count, plural, one {# voto} many {# voti} other {# voti}}',
  results: 'Risultati',
  seeResults: 'Vedi i risultati',
  ends: 'La votazione termina il {day}.',
  ended: 'La votazione è terminata.',
  voted: 'Grazie per aver votato.',
  afterVoting: 'I risultati si vedono dopo il voto.',
  chooseOne: 'Scegli una risposta.',
  failed: 'Il tuo voto non è stato contato. Riprova.',
};
