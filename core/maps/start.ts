import type { MapLocation, Place } from './location.ts';

const WHOLE_WORLD: Place = { lat: 20, lng: 0 };
/** A country and the world are shown so widely that nobody takes the marker for an address. */
const ZOOM = { city: 10, country: 5, world: 1 };

/** What is known of where somebody is. */
export type Whereabouts = { city: Place } | { country: Place } | undefined;

/** Where a map begins before anybody has said what it shows. */
export function mapStart(
  known: Whereabouts,
): Pick<MapLocation, 'mapLat' | 'mapLng' | 'markerLat' | 'markerLng' | 'mapZoom'> {
  const [{ lat, lng }, mapZoom] =
    known === undefined
      ? [WHOLE_WORLD, ZOOM.world]
      : 'city' in known
        ? [known.city, ZOOM.city]
        : [known.country, ZOOM.country];
  return { mapLat: lat, mapLng: lng, markerLat: null, markerLng: null, mapZoom };
}
