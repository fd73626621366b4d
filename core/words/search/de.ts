import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  label: 'Diese Website durchsuchen',
  button: 'Suchen',
  nothingFound: 'Zu „{query}“ wurde nichts gefunden. Versuchen Sie es mit weniger oder anderen Wörtern.',
  firstResults: 'Erste Treffer',
  results: '{count, plural, one {# Treffer} other {# Treffer}}',
  unableToLoad: 'Ergebnisse können nicht geladen werden',
};
