import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const nl: Translation<typeof en> = {
  mapOf: 'Kaart van {place}',
  mapAround: 'Kaart rond {place}',
  markedPlace: 'de gemarkeerde plek',
  openInMaps: '{place} openen in kaarten',
  thisPlace: 'deze plek',
  oneSquare: 'Eén vierkant is {distance}.',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  didNotLoad: '{provider} is niet geladen.',
  tryAgain: 'Opnieuw proberen',
  showMap: 'Kaart van {provider} tonen',
  hideMap: 'Kaart van {provider} verbergen',
  loading: 'Bezig met laden…',
  directions: 'Routebeschrijving',
};
