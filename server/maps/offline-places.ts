import { readCoordinates } from '#core/maps/location.ts';
import type { PlaceDetails, Prediction } from '#core/maps/places.ts';
import type { PlaceProvider } from './provider.ts';
import type { Atlas, KnownCity } from './world.ts';

const MAX_PREDICTIONS = 6;
const COORDINATES = 'at:';

/** Finds cities this server knows, and coordinates as they are typed. Asks nobody. */
export function makeOfflinePlaces(atlas: Pick<Atlas, 'cities'>): PlaceProvider {
  return {
    async predict({ input }) {
      const at = readCoordinates(input);
      if (at) return [{ placeId: `${COORDINATES}${at.lat},${at.lng}`, description: `${at.lat}, ${at.lng}` }];
      const words = plain(input);
      if (words.length < 2) return [];
      return atlas
        .cities()
        .filter(
          (city) =>
            plain(`${city.plainName} ${city.province} ${city.country}`).startsWith(words) ||
            plain(city.name).startsWith(words),
        )
        .slice(0, MAX_PREDICTIONS)
        .map(predictionOf);
    },
    async find({ placeId }) {
      const at = placeId.startsWith(COORDINATES)
        ? readCoordinates(placeId.slice(COORDINATES.length))
        : undefined;
      if (at) return { placeId, name: '', line1: '', line2: '', country: '', ...at };
      const city = atlas.cities().find(({ id }) => id === placeId);
      return city && detailsOf(city);
    },
  };
}

/** Small letters without marks or stops: `Zürich, ZH` is found by `zurich zh`. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

const predictionOf = ({ id, name, province, country }: KnownCity): Prediction => ({
  placeId: id,
  // Singapore is not in Singapore, Singapore.
  description: [...new Set([name, province, country])].filter((part) => part !== '').join(', '),
});

const detailsOf = ({ id, name, country, lat, lng }: KnownCity): PlaceDetails => ({
  placeId: id,
  name: '',
  line1: '',
  line2: name,
  country,
  lat,
  lng,
});
