import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pt: Translation<typeof en> = {
  label: 'Pesquisar neste site',
  button: 'Pesquisar',
  nothingFound: 'Nada encontrado para “{query}”. Experimente menos palavras ou outras.',
  firstResults: 'Primeiros resultados',
  results: '{count, plural, one {# resultado} many {# resultados} other {# resultados}}',
  unableToLoad: 'Não foi possível carregar os resultados',
};
