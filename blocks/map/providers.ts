import { markerOf, type MapLocation } from '#core/maps/location.ts';
import { placeAt } from '#core/maps/projection.ts';

export const PROVIDERS = ['builtIn', 'google', 'openStreetMap'] as const;
export type Provider = (typeof PROVIDERS)[number];

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  builtIn: 'This site',
  google: 'Google Maps',
  openStreetMap: 'OpenStreetMap',
};

/** A provider that has not answered by then does not answer. */
export const LOAD_TIMEOUT_MS = 30_000;

export const OPEN_STREET_MAP = 'https://www.openstreetmap.org/export/embed.html';
/** What a frame of usual size shows. */
const FRAME = { width: 800, height: 450 };

/** A map of OpenStreetMap around the same place, in a frame. */
export function openStreetMapUrl(location: MapLocation): string {
  const centre = { lat: location.mapLat, lng: location.mapLng };
  const corner = (sign: number) =>
    placeAt(centre, { x: (sign * FRAME.width) / 2, y: (-sign * FRAME.height) / 2 }, location.mapZoom);
  const [southWest, northEast] = [corner(-1), corner(1)];
  const marker = markerOf(location);
  const query = new URLSearchParams({
    bbox: [southWest.lng, southWest.lat, northEast.lng, northEast.lat].map((each) => each.toFixed(5)).join(),
    layer: 'mapnik',
    marker: `${marker.lat},${marker.lng}`,
  });
  return `${OPEN_STREET_MAP}?${query}`;
}
