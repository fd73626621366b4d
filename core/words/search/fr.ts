import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  label: 'Rechercher sur ce site',
  button: 'Rechercher',
  nothingFound: 'Aucun résultat pour « {query} ». Essayez avec moins de mots ou d’autres mots.',
  firstResults: 'Premiers résultats',
  results: '{count, plural, one {# résultat} many {# résultats} other {# résultats}}',
  unableToLoad: 'Impossible de charger les résultats',
};
