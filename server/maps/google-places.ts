import { isRecord } from '#core/fields/field.ts';
import type { PlaceDetails, Prediction } from '#core/maps/places.ts';
import type { Ask } from '../outbound/ask.ts';
import { PlacesSilent, type PlaceProvider } from './provider.ts';

const MAX_ANSWER_BYTES = 512 * 1024;
const HTTP_OK = 200;

/** A service that answers as Google's Places does. What is asked is passed on as it is, with the key of this server. */
export function makeGooglePlaces(options: { url: string; key: string; ask: Ask }): PlaceProvider {
  const { url, key, ask } = options;

  async function read(
    path: string,
    query: Readonly<Record<string, string | undefined>>,
  ): Promise<Record<string, unknown>> {
    const address = new URL(`${url}/${path}/json`);
    for (const [name, value] of Object.entries({ ...query, key }))
      if (value !== undefined) address.searchParams.set(name, value);
    try {
      const { status, bytes } = await ask(address, {
        method: 'GET',
        headers: { accept: 'application/json' },
        maxBytes: MAX_ANSWER_BYTES,
      });
      const answer: unknown = JSON.parse(bytes.toString('utf8'));
      if (status === HTTP_OK && isRecord(answer)) return answer;
    } catch {
      // No answer, one that is too long, or one that is no JSON: all the same to whoever asked.
    }
    throw new PlacesSilent('The places service does not answer.');
  }

  return {
    async predict(query) {
      const { predictions } = await read('autocomplete', query);
      return Array.isArray(predictions) ? predictions.flatMap(predictionOf) : [];
    },
    async find({ placeId, ...query }) {
      const { result } = await read('details', { ...query, place_id: placeId, placeId });
      return isRecord(result) ? detailsOf(placeId, result) : undefined;
    },
  };
}

function predictionOf(value: unknown): Prediction[] {
  if (!isRecord(value)) return [];
  const { place_id: placeId, description } = value;
  return typeof placeId === 'string' && typeof description === 'string' ? [{ placeId, description }] : [];
}

function detailsOf(placeId: string, result: Record<string, unknown>): PlaceDetails | undefined {
  const { name, geometry, address_components: components } = result;
  const at = isRecord(geometry) && isRecord(geometry.location) ? geometry.location : {};
  if (typeof at.lat !== 'number' || typeof at.lng !== 'number') return undefined;
  const part = (type: string): string => {
    const found = (Array.isArray(components) ? components : []).find(
      (each: unknown) => isRecord(each) && Array.isArray(each.types) && each.types.includes(type),
    ) as { long_name?: unknown } | undefined;
    return typeof found?.long_name === 'string' ? found.long_name : '';
  };
  const joined = (...types: string[]) => types.map(part).filter(Boolean).join(' ');
  return {
    placeId,
    name: typeof name === 'string' ? name : '',
    line1: joined('route', 'street_number'),
    line2: joined('postal_code', 'locality'),
    country: part('country'),
    lat: at.lat,
    lng: at.lng,
  };
}
