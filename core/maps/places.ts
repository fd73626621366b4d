import type { Place } from './location.ts';

export const MAX_PLACE_QUERY_LENGTH = 200;

/** One line of the suggestions while somebody types an address. */
export interface Prediction {
  placeId: string;
  description: string;
}

/** A place that was chosen. */
export interface PlaceDetails extends Place {
  placeId: string;
  name: string;
  line1: string;
  line2: string;
  country: string;
}
