import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { maps as contract } from '#contract/content/maps.ts';
import type { MapStyleIndex } from '#core/maps/styles.ts';
import type { Handle } from '../http/handle.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Maps } from './service.ts';

/** The world changes slowly: a new version of the product brings a new one. */
const HEADERS = {
  'cache-control': 'public, max-age=604800',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'content-type': 'image/svg+xml',
  vary: 'accept-encoding',
};

export function serveMaps(handle: Handle, { maps, snapshots }: { maps: Maps; snapshots: Snapshots }): void {
  handle(contract.drawing, async ({ query, request, reply }) => {
    const { lat, lng, zoom, style, labels = 'true', size = 'map' } = query;
    const svg = maps.draw({
      lat,
      lng,
      zoom,
      style: Number(style) as MapStyleIndex,
      hasLabels: labels === 'true',
      size,
    });
    reply.headers(HEADERS);
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(svg);
    return reply.header('content-encoding', 'gzip').send(await promisify(gzip)(svg));
  });
  handle(contract.start, async ({ site }) => ({
    location: maps.startOf((await snapshots.of(site)).settings),
  }));
  handle(contract.autocomplete, ({ query }) => maps.predict(query));
  handle(contract.placeDetails, ({ query }) => maps.find(query));
}
