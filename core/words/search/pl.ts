import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  label: 'Przeszukaj stronę',
  button: 'Szukaj',
  nothingFound: 'Nic nie znaleziono dla „{query}”. Spróbuj mniej słów albo innych.',
  firstResults: 'Pierwsze wyniki',
  results: '{count, plural, one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}}',
  unableToLoad: 'Nie można wczytać wyników',
};
