import { fail } from '#contract/errors.ts';
import { drawMap } from '#core/maps/drawing.ts';
import { SIZES, type DrawingSize } from '#core/maps/drawing-sizes.ts';
import type { Place } from '#core/maps/location.ts';
import { styleFromIndex, type MapStyleIndex } from '#core/maps/styles.ts';
import { PlacesSilent, type PlaceProvider } from './provider.ts';
import type { Atlas, KnownCity } from './world.ts';

export interface AskedDrawing extends Place {
  zoom: number;
  style: MapStyleIndex;
  hasLabels: boolean;
  size: DrawingSize;
}

/** Maps that are drawn here, and places that are found here or by the provider of this server. */
export function makeMaps(deps: { atlas: Atlas; offline: PlaceProvider; provider?: PlaceProvider }) {
  const { atlas, offline, provider = offline } = deps;
  return {
    draw: ({ lat, lng, zoom, style, hasLabels, size }: AskedDrawing): string =>
      drawMap(
        { centre: { lat, lng }, zoom, style: styleFromIndex(style), hasLabels, ...SIZES[size] },
        atlas.world(zoom),
      ),
    /** Roughly where somebody is of whom no more is known: the largest city of their country that has their time. */
    largestCity({
      country,
      timezone,
    }: {
      country: string;
      timezone?: string | undefined;
    }): Place | undefined {
      const isThere = (city: KnownCity) => country === '' || city.countryCode === country;
      const cities = atlas.cities().filter(isThere);
      const city =
        cities.find((each) => each.timezone === timezone) ?? (country === '' ? undefined : cities[0]);
      return city && { lat: city.lat, lng: city.lng };
    },
    /** While the provider is silent, what is known here is better than nothing. */
    async predict(query: Parameters<PlaceProvider['predict']>[0]) {
      const predictions = await provider.predict(query).catch(unlessSilent);
      return { predictions: [...(predictions ?? (await offline.predict(query)))] };
    },
    async find(query: Parameters<PlaceProvider['find']>[0]) {
      const known = await offline.find(query);
      if (known) return { place: known };
      try {
        const place = await provider.find(query);
        return place ? { place } : fail('notFound');
      } catch (error) {
        unlessSilent(error);
        return fail('placesSilent');
      }
    },
  };
}

export type Maps = ReturnType<typeof makeMaps>;

function unlessSilent(error: unknown): undefined {
  if (!(error instanceof PlacesSilent)) throw error;
}
