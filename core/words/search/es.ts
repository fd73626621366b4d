import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  label: 'Buscar en este sitio',
  button: 'Buscar',
  nothingFound: 'No se ha encontrado nada para «{query}». Prueba con menos palabras o con otras.',
  firstResults: 'Primeros resultados',
  results: '{count, plural, one {# resultado} many {# resultados} other {# resultados}}',
  unableToLoad: 'No se pueden cargar los resultados',
};
