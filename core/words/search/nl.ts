import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  label: 'Deze site doorzoeken',
  button: 'Zoeken',
  nothingFound: 'Niets gevonden voor ‘{query}’. Probeer minder of andere woorden.',
  firstResults: 'Eerste resultaten',
  results: '{count, plural, one {# resultaat} other {# resultaten}}',
  unableToLoad: 'Resultaten kunnen niet worden geladen',
};
