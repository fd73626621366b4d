import { UNABLE_TO_LOAD_RESULTS } from '../../messages/connection.ts';

export const en = {
  label: 'Search this site',
  button: 'Search',
  nothingFound: 'Nothing was found for “{query}”. Try fewer or other words.',
  firstResults: 'First results',
  results: '{count, plural, one {# result} other {# results}}',
  unableToLoad: UNABLE_TO_LOAD_RESULTS,
} as const;
