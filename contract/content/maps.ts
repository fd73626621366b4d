import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { MAX_LATITUDE, MAX_LONGITUDE, MAX_ZOOM, MIN_ZOOM } from '#core/maps/location.ts';
import { MAX_PLACE_QUERY_LENGTH } from '#core/maps/places.ts';
import { DRAWING_SIZES } from '#core/maps/drawing-sizes.ts';
import * as at from '../addresses/maps.ts';
import { route } from '../route.ts';

const needs = { permission: Permission.contentManager } as const;

const numeric = z.string().regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'Must be a number.');
const between = (min: number, max: number) => numeric.transform(Number).pipe(z.number().min(min).max(max));

const typed = z.string().trim().max(MAX_PLACE_QUERY_LENGTH);
/** For the provider, whatever else it understands. */
const passedOn = z.string().max(MAX_PLACE_QUERY_LENGTH).optional();

export const maps = {
  drawing: route({
    ...at.drawing,
    summary: 'A map drawn by this server: coasts, borders and cities, or a grid where these say too little',
    scope: 'site',
    needs: 'nobody',
    query: z.strictObject({
      lat: between(-MAX_LATITUDE, MAX_LATITUDE),
      lng: between(-MAX_LONGITUDE, MAX_LONGITUDE),
      zoom: numeric.transform(Number).pipe(z.int().min(MIN_ZOOM).max(MAX_ZOOM)),
      style: z.enum(['1', '2', '3', '4', '5', '6']),
      labels: z.enum(['true', 'false']).optional(),
      size: z.enum(DRAWING_SIZES).optional(),
    }),
    reply: z.unknown(),
    perMinute: PER_MINUTE.reading,
  }),
  start: route({
    method: 'GET',
    path: '/api/maps/start',
    summary: 'Where new maps of the site begin: at the town of its business, or in its country',
    scope: 'site',
    needs,
    reply: z.object({
      location: z.object({
        addressTitle: z.string(),
        addressLine1: z.string(),
        addressLine2: z.string(),
        addressCountry: z.string(),
        mapLat: z.number(),
        mapLng: z.number(),
        markerLat: z.number().nullable(),
        markerLng: z.number().nullable(),
        mapZoom: z.number(),
      }),
    }),
  }),
  autocomplete: route({
    method: 'GET',
    path: '/api/maps/autocomplete',
    summary: 'Places that an address could be of',
    scope: 'site',
    needs,
    query: z.strictObject({ input: typed, language: passedOn, region: passedOn, sessiontoken: passedOn }),
    reply: z.object({
      predictions: z.array(z.object({ placeId: z.string(), description: z.string() })),
    }),
  }),
  placeDetails: route({
    method: 'GET',
    path: '/api/maps/place-details',
    summary: 'Where a place is, and its address',
    scope: 'site',
    needs,
    query: z.strictObject({ placeId: typed.min(1), language: passedOn, sessiontoken: passedOn }),
    reply: z.object({
      place: z.object({
        placeId: z.string(),
        name: z.string(),
        line1: z.string(),
        line2: z.string(),
        country: z.string(),
        lat: z.number(),
        lng: z.number(),
      }),
    }),
  }),
} as const;
