import { SERVICE_URLS } from '#core/blocks/services.ts';
import { isHttpsUrl, must, type Setting } from '../setting.ts';

/** Services of others that sites and their owners can use. */
export const serviceSettings = [
  {
    name: 'FONT_STYLESHEET_URL',
    default: 'https://fonts.googleapis.com/css2',
    check: (value) => must(isHttpsUrl(value), 'an https address'),
    help: 'The Google-style font service for sites whose owners ask for it.',
  },
  {
    name: 'FONT_KIT_URL',
    default: 'https://use.typekit.net',
    check: (value) => must(isHttpsUrl(value), 'an https address'),
    help: 'Where font kits are loaded from for sites that have one.',
  },
  {
    name: 'MAPS_SCRIPT_URL',
    default: SERVICE_URLS.maps,
    check: (value) => must(isHttpsUrl(value), 'an https address'),
    help: 'The Google-style map library for maps whose owners ask for it.',
  },
  {
    name: 'RESERVATION_SCRIPT_URL',
    default: SERVICE_URLS.reservations,
    check: (value) => must(isHttpsUrl(value), 'an https address'),
    help: 'The script of OpenTable blocks.',
  },
  {
    name: 'BOOKING_SCRIPT_URL',
    default: SERVICE_URLS.booking,
    check: (value) => must(isHttpsUrl(value), 'an https address'),
    help: 'The script of Tock blocks.',
  },
  {
    name: 'FOLLOW_SCRIPT_URL',
    default: SERVICE_URLS.follow,
    check: (value) => must(isHttpsUrl(value), 'an https address'),
    help: 'The script of follow buttons in Social icons blocks.',
  },
  {
    name: 'PLACES_URL',
    default: 'https://maps.googleapis.com/maps/api/place',
    check: (value) => must(isHttpsUrl(value), 'an https address'),
    help: 'The Google-style service that finds addresses while somebody edits a map.',
  },
  {
    name: 'PLACES_KEY',
    default: '',
    check: () => undefined,
    help: 'The key for PLACES_URL. Without it the server finds cities and coordinates by itself and asks nobody.',
  },
  {
    name: 'PHOTOS_URL',
    default: 'https://api.pexels.com/v1',
    check: (value) => must(isHttpsUrl(value), 'an https address'),
    help: 'The Pexels-style service whose photographs owners can take into their files.',
  },
  {
    name: 'PHOTOS_KEY',
    default: '',
    check: () => undefined,
    help: 'The key for PHOTOS_URL. Without it no photographs are offered and nobody is asked.',
  },
] as const satisfies readonly Setting[];
