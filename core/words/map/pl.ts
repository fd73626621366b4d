import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const pl: Translation<typeof en> = {
  mapOf: 'Mapa: {place}',
  mapAround: 'Mapa okolicy: {place}',
  markedPlace: 'zaznaczone miejsce',
  openInMaps: 'Otwórz w mapach: {place}',
  thisPlace: 'to miejsce',
  oneSquare: 'Jeden kwadrat to {distance}.',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  didNotLoad: 'Nie udało się wczytać: {provider}.',
  tryAgain: 'Spróbuj ponownie',
  showMap: 'Pokaż mapę {provider}',
  hideMap: 'Ukryj mapę {provider}',
  loading: 'Wczytywanie…',
  directions: 'Wyznacz trasę',
};
