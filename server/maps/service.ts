import { fail } from '#contract/errors.ts';
import { drawMap } from '#core/maps/drawing.ts';
import { SIZES, type DrawingSize } from '#core/maps/drawing-sizes.ts';
import { isSomewhere, type MapLocation, type Place } from '#core/maps/location.ts';
import { mapStart } from '#core/maps/start.ts';
import { styleFromIndex, type MapStyleIndex } from '#core/maps/styles.ts';
import type { Settings } from '#core/settings/groups.ts';
import { regionName } from '#core/settings/locale.ts';
import { townLines } from '#core/places/postal.ts';
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

  /** Roughly where somebody is of whom no more is known: the largest city of their country that has their time. */
  function largestCity({ country, timezone }: { country: string; timezone?: string | undefined }) {
    const isThere = (city: KnownCity) => country === '' || city.countryCode === country;
    const cities = atlas.cities().filter(isThere);
    const city =
      cities.find((each) => each.timezone === timezone) ?? (country === '' ? undefined : cities[0]);
    return city && placeOf(city);
  }

  return {
    draw: ({ lat, lng, zoom, style, hasLabels, size }: AskedDrawing): string =>
      drawMap(
        { centre: { lat, lng }, zoom, style: styleFromIndex(style), hasLabels, ...SIZES[size] },
        atlas.world(zoom),
      ),
    largestCity,
    /** Where new maps of a site begin: where its owner said, or else in its town. The atlas knows no streets: the address is for the link to directions. */
    startOf({ site, business }: Pick<Settings, 'site' | 'business'>): MapLocation {
      const { point } = business;
      const { street, city, postcode, state } = business.address;
      const country = business.address.country || site.region;
      const inTown = atlas.cities().find((each) => each.countryCode === country && isNamed(each, city));
      const largest = inTown ? undefined : largestCity({ country, timezone: site.timezone });
      return {
        addressTitle: business.name,
        addressLine1: street,
        addressLine2: townLines({ city, region: state, postcode }, country).join(', '),
        addressCountry: street + city === '' ? '' : regionName(country, site.language),
        ...(isSomewhere(point)
          ? point
          : mapStart(inTown ? { city: placeOf(inTown) } : largest && { country: largest })),
      };
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

const placeOf = ({ lat, lng }: Place): Place => ({ lat, lng });

const isNamed = ({ name, plainName }: KnownCity, typed: string): boolean =>
  [name, plainName].some((known) => known.localeCompare(typed.trim(), 'en', { sensitivity: 'base' }) === 0);

function unlessSilent(error: unknown): undefined {
  if (!(error instanceof PlacesSilent)) throw error;
}
