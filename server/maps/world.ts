import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { City, World } from '#core/maps/drawing.ts';
import type { Place } from '#core/maps/location.ts';
import { project } from '#core/maps/projection.ts';
import { countriesOf, type Country, type Topology } from '#core/maps/topology.ts';

/** Natural Earth at three scales: whole continents need no more than the coarsest. */
const SCALES = [
  { toZoom: 3, file: 'world-atlas/countries-110m.json' },
  { toZoom: 6, file: 'world-atlas/countries-50m.json' },
  { toZoom: Infinity, file: 'world-atlas/countries-10m.json' },
] as const;

export interface KnownCity extends City, Place {
  id: string;
  /** With nothing but letters of ASCII, as most people type it. */
  plainName: string;
  province: string;
  country: string;
  /** Two letters. */
  countryCode: string;
  timezone: string;
}

interface StoredCity {
  city: string;
  city_ascii: string;
  lat: number;
  lng: number;
  pop: number;
  country: string;
  iso2: string;
  province: string | null;
  timezone: string;
}

export interface Atlas {
  world(zoom: number): World;
  cities(): readonly KnownCity[];
}

/** What the server knows of the world. Each part is read when somebody first asks for it. */
export function makeAtlas(): Atlas {
  const require = createRequire(import.meta.url);
  const read = (file: string): unknown => JSON.parse(readFileSync(require.resolve(file), 'utf8'));
  const scales = new Map<string, readonly Country[]>();
  let known: readonly KnownCity[] | undefined;

  const countries = (file: string): readonly Country[] => {
    const found = scales.get(file) ?? countriesOf(read(file) as Topology);
    scales.set(file, found);
    return found;
  };
  const cities = (): readonly KnownCity[] =>
    (known ??= (read('city-timezones/data/cityMap.json') as StoredCity[])
      .toSorted((one, other) => other.pop - one.pop)
      .map(({ city, city_ascii, pop, lat, lng, country, iso2, province, timezone }, order) => ({
        id: `city-${order}`,
        name: city,
        plainName: city_ascii,
        population: pop,
        lat,
        at: project({ lat, lng }),
        lng,
        country,
        province: province ?? '',
        countryCode: iso2,
        timezone,
      })));
  return {
    cities,
    world(zoom) {
      const scale = SCALES.find(({ toZoom }) => zoom <= toZoom) ?? SCALES[0];
      return { countries: countries(scale.file), cities: cities() };
    },
  };
}
