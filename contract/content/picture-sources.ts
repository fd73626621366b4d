import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { PICTURE_SOURCES } from '#core/assets/picture-sources.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { route } from '../route.ts';
import { assetReply } from './assets.ts';

const needs = { permission: Permission.contentManager } as const;
const source = z.enum(PICTURE_SOURCES);
/** What its source calls a picture. */
const name = z.string().regex(/^[a-z0-9-]{1,100}$/);

const offered = z.object({
  id: name,
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Who made it, in the words the source asks for; empty where nobody has to be named. */
  credit: z.string(),
});

export type OfferedPicture = z.output<typeof offered>;

/** Pictures to take from elsewhere than the site's own files. */
export const pictureSources = {
  list: route({
    method: 'GET',
    path: '/api/picture-sources',
    summary: 'Where pictures can be taken from',
    scope: 'site',
    needs,
    reply: z.object({ sources: z.array(source) }),
  }),
  search: route({
    method: 'GET',
    path: '/api/picture-sources/:source',
    summary: 'Pictures of one source that fit some words',
    scope: 'site',
    needs,
    params: z.object({ source }),
    query: z.strictObject({
      search: z.string().trim().max(100).optional(),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
    reply: z.object({ pictures: z.array(offered), hasMore: z.boolean() }),
    perMinute: PER_MINUTE.byHand,
  }),
  preview: route({
    method: 'GET',
    path: '/api/picture-sources/:source/:id/preview',
    summary: 'A small version of a picture, fetched by this server',
    scope: 'site',
    needs,
    isShown: true,
    params: z.object({ source, id: name }),
    reply: z.unknown(),
  }),
  take: route({
    method: 'POST',
    path: '/api/picture-sources/:source/:id',
    summary: 'Copy a picture into the site’s files, with its description and credit',
    scope: 'site',
    needs,
    params: z.object({ source, id: name }),
    body: z.strictObject({ folder: z.string().max(500).optional() }),
    reply: z.object({ asset: assetReply }),
    perMinute: PER_MINUTE.byHand,
    records: ['asset.add', 'asset.update'],
  }),
} as const;
