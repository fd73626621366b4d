import type { PlaceDetails, Prediction } from '#core/maps/places.ts';

type Query<N extends string> = Record<N, string> & Readonly<Record<string, string | undefined>>;

/** Who knows where addresses are. */
export interface PlaceProvider {
  predict(query: Query<'input'>): Promise<readonly Prediction[]>;
  find(query: Query<'placeId'>): Promise<PlaceDetails | undefined>;
}

/** The provider gave no answer, or none that could be read. */
export class PlacesSilent extends Error {}
