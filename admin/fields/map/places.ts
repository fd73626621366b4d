import { queryOptions } from '@tanstack/react-query';
import type { PlaceDetails } from '#core/maps/places.ts';
import { maps } from '#contract/content/maps.ts';
import { call } from '../../http/call.ts';

/** From where in the product a place was asked for. */
export interface PlaceContext {
  productPage: string;
  productSection: string;
}

export const placesQuery = (input: string) => ({
  queryKey: ['places', input] as const,
  queryFn: async () => (await call(maps.autocomplete, { query: { input } })).predictions,
  staleTime: Infinity,
});

/** Where new maps of this site begin. */
export const mapStartQuery = queryOptions({
  queryKey: ['maps', 'start'],
  queryFn: async () => (await call(maps.start, {})).location,
});

/** Without a context the place is found all the same; only whoever counts misses something. */
export async function placeDetails(placeId: string, context?: PlaceContext): Promise<PlaceDetails> {
  if (!context?.productPage || !context.productSection)
    console.error('Place details were asked for without a product page and section.');
  return (await call(maps.placeDetails, { query: { placeId } })).place;
}
