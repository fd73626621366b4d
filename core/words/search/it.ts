import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  label: 'Cerca nel sito',
  button: 'Cerca',
  nothingFound: 'Nessun risultato per “{query}”. Prova con meno parole o con parole diverse.',
  firstResults: 'Primi risultati',
  results: '{count, plural, one {# risultato} many {# risultati} other {# risultati}}',
  unableToLoad: 'Impossibile caricare i risultati',
};
