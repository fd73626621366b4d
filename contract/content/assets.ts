import { PER_MINUTE } from '#core/access/paces.ts';
import { z } from 'zod';
import { MAX_FILES_AT_ONCE } from '#core/assets/limits.ts';
import { LICENCES, MAX_CREDIT_LENGTH } from '#core/assets/licences.ts';
import { MAX_FILE_NAME_LENGTH } from '#core/assets/names.ts';
import { ASSET_KINDS } from '#core/assets/types.ts';
import { DOCUMENT_KINDS } from '#core/content/kinds.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { MAX_ALT_LENGTH } from '#core/fields/leaves.ts';
import { id } from '../id.ts';
import * as at from '../addresses/assets.ts';
import { route } from '../route.ts';

const needs = { permission: Permission.contentManager } as const;
const fraction = z.number().min(0).max(1);
const point = z.strictObject({ x: fraction, y: fraction });
const crop = z.strictObject({ x: fraction, y: fraction, width: fraction, height: fraction });
const kind = z.enum(ASSET_KINDS);
const licence = z.enum(LICENCES);
/** The rules of names and folders answer with sentences of their own; here only what could do harm ends. */
const fileName = z.string().max(MAX_FILE_NAME_LENGTH * 2);
const folder = z.string().max(500);
const address = z.string().max(500);
const ids = z.array(id).min(1).max(MAX_FILES_AT_ONCE);
const moment = z.iso.datetime();
const count = z.int().min(0);

const asset = z.object({
  id,
  name: z.string(),
  kind,
  mime: z.string(),
  size: z.number(),
  /** Of the picture as pages show it; null for what is no picture. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  version: z.int(),
  folder: z.string(),
  alt: z.string(),
  focalPoint: point,
  crop: crop.nullable(),
  /** A few pixels of it for the time until it has come; empty where there are none. */
  blur: z.string(),
  licence,
  /** Who made it, as the owner names them. */
  credit: z.string(),
  /** The picture as pages address it; empty for other files. */
  src: z.string(),
  /** The file below the site's own host, `/s/…`. */
  path: z.string(),
  createdAt: moment,
  deletedAt: moment.nullable(),
});
const use = z.object({
  documentId: id,
  kind: z.enum([...DOCUMENT_KINDS, 'product', 'savedSection']),
  title: z.string(),
  path: z.string().nullable(),
  isDraft: z.boolean(),
  isLive: z.boolean(),
});
const upload = z.object({
  id,
  received: count,
  size: count,
  partBytes: count,
  /** Where each part may be sent without us; what does not arrive there comes here. */
  direct: z.object({ partBytes: count, addresses: z.array(z.string()) }).optional(),
});
/** What becomes of the bytes. `accepts` is what the asking place can show. */
const plan = {
  name: fileName,
  folder: folder.default(''),
  accepts: z.enum(['image', 'any']).default('any'),
  replaces: id.optional(),
};
/** `changed` counts the drafts in which a new version took the place of an older one. */
const kept = z.object({ asset, changed: count });

const brought = z.object({
  files: z.array(z.object({ from: z.string(), to: z.string() })),
  /** What stayed behind, and why. */
  left: z.array(z.object({ file: z.string(), problem: z.string() })),
});

export { asset as assetReply };
export type BroughtFiles = z.output<typeof brought>;
export type Asset = z.output<typeof asset>;
export type AssetUse = z.output<typeof use>;
export type Upload = z.output<typeof upload>;
export type KeptAsset = z.output<typeof kept>;

export const assets = {
  list: route({
    ...at.list,
    summary: 'The site’s files: one folder, or all that match a search',
    scope: 'site',
    needs,
    query: z.strictObject({
      folder: folder.optional(),
      search: z.string().max(200).optional(),
      kind: kind.optional(),
      licence: licence.optional(),
      deleted: z.enum(['true', 'false']).default('false'),
      from: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    reply: z.object({
      assets: z.array(asset),
      total: count,
      folders: z.array(z.string()),
      storage: z.object({ used: z.number(), limit: z.number() }),
    }),
  }),
  unbought: route({
    ...at.unbought,
    summary: 'Which pictures are licensed previews; empty for people who do not work on the content',
    scope: 'site',
    needs: 'nobody',
    reply: z.object({ assets: z.array(z.object({ id })) }),
  }),
  read: route({
    method: 'GET',
    path: '/api/assets/:id',
    summary: 'One file',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: asset,
  }),
  uses: route({
    method: 'GET',
    path: '/api/assets/:id/uses',
    summary: 'The documents whose draft or live version uses a file',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: z.object({ uses: z.array(use) }),
  }),
  original: route({
    method: 'GET',
    path: '/api/assets/:id/original',
    summary: 'The bytes as they were uploaded, with whatever a camera wrote into them',
    scope: 'site',
    needs,
    isShown: true,
    params: z.object({ id }),
    reply: z.unknown(),
  }),
  update: route({
    method: 'PUT',
    path: '/api/assets/:id',
    summary: 'Rename a file, describe it, or say what of it matters most',
    scope: 'site',
    needs,
    params: z.object({ id }),
    body: z.strictObject({
      name: fileName.optional(),
      alt: z.string().max(MAX_ALT_LENGTH).optional(),
      focalPoint: point.optional(),
      licence: licence.optional(),
      credit: z.string().max(MAX_CREDIT_LENGTH).optional(),
    }),
    reply: asset,
    records: 'asset.update',
  }),
  crop: route({
    method: 'PUT',
    path: '/api/assets/:id/crop',
    summary: 'Show a part of a picture, or all of it again; drafts that use it take the new version',
    scope: 'site',
    needs,
    params: z.object({ id }),
    body: z.strictObject({ crop: crop.nullable() }),
    reply: kept,
    records: 'asset.crop',
  }),
  move: route({
    method: 'POST',
    path: '/api/assets/move',
    summary: 'Put files into a folder',
    scope: 'site',
    needs,
    body: z.strictObject({ ids, folder }),
    reply: z.object({ moved: count }),
    records: 'asset.move',
  }),
  remove: route({
    method: 'POST',
    path: '/api/assets/delete',
    summary: 'Delete files; they can be restored for 30 days. Files in use only when that is said',
    scope: 'site',
    needs,
    body: z.strictObject({ ids, evenIfUsed: z.boolean().default(false) }),
    reply: z.object({ deleted: z.array(id) }),
    records: 'asset.delete',
  }),
  restore: route({
    method: 'POST',
    path: '/api/assets/restore',
    summary: 'Bring deleted files back',
    scope: 'site',
    needs,
    body: z.strictObject({ ids }),
    reply: z.object({ restored: count }),
    records: 'asset.restore',
  }),
  addFolder: route({
    method: 'POST',
    path: '/api/assets/folders',
    summary: 'Make a folder',
    scope: 'site',
    needs,
    body: z.strictObject({ path: folder }),
    reply: z.object({ path: z.string() }),
    records: 'folder.add',
  }),
  moveFolder: route({
    method: 'PUT',
    path: '/api/assets/folders',
    summary: 'Rename or move a folder with all that is in it',
    scope: 'site',
    needs,
    body: z.strictObject({ path: folder, to: folder }),
    reply: z.object({ path: z.string() }),
    records: 'folder.move',
  }),
  removeFolder: route({
    method: 'DELETE',
    path: '/api/assets/folders',
    summary: 'Remove a folder; what is in it moves to the folder above',
    scope: 'site',
    needs,
    body: z.strictObject({ path: folder }),
    reply: z.object({ path: z.string() }),
    records: 'folder.delete',
  }),
  add: route({
    method: 'POST',
    path: '/api/assets',
    summary: 'Add a small file in one request; the body is its bytes',
    scope: 'site',
    needs,
    query: z.strictObject(plan),
    reply: kept,
    perMinute: PER_MINUTE.file,
    records: ['asset.add', 'asset.replace'],
  }),
  bring: route({
    method: 'POST',
    path: '/api/assets/bring',
    summary: 'Copy files of another site that one works on into this one, by the addresses they have there',
    scope: 'site',
    needs,
    body: z.strictObject({
      from: z.string().max(300),
      files: z.array(address).min(1).max(MAX_FILES_AT_ONCE),
    }),
    reply: brought,
    perMinute: PER_MINUTE.file,
    records: 'asset.bring',
  }),
  videoPicture: route({
    method: 'POST',
    path: '/api/assets/video-picture',
    summary: 'Take the picture that a provider shows before a video into the site’s files',
    scope: 'site',
    needs,
    body: z.strictObject({ html: z.string().min(1).max(4000) }),
    reply: z.object({ asset, title: z.string() }),
    perMinute: PER_MINUTE.costly,
    records: 'asset.add',
  }),
  checkFilm: route({
    method: 'POST',
    path: '/api/assets/film-check',
    summary: 'Ask its provider whether a linked film can play behind a section',
    scope: 'site',
    needs,
    body: z.strictObject({ link: z.string().min(1).max(300) }),
    reply: z.object({}),
    perMinute: PER_MINUTE.costly,
    recordsNothing: 'It only asks.',
  }),
  start: route({
    method: 'POST',
    path: '/api/assets/uploads',
    summary: 'Begin an upload in parts',
    scope: 'site',
    needs,
    body: z.strictObject({
      ...plan,
      size: z.int().min(0),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .optional(),
    }),
    reply: upload,
    perMinute: PER_MINUTE.file,
    recordsNothing: 'Nothing is kept before the upload is complete.',
  }),
  progress: route({
    method: 'GET',
    path: '/api/assets/uploads/:id',
    summary: 'How much of an upload has arrived',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: upload,
  }),
  part: route({
    method: 'PUT',
    path: '/api/assets/uploads/:id',
    summary: 'Send the next part; the body is its bytes, `offset` is where they belong',
    scope: 'site',
    needs,
    params: z.object({ id }),
    query: z.strictObject({ offset: z.coerce.number().int().min(0).max(1_000_000_000) }),
    reply: upload,
    perMinute: PER_MINUTE.part,
    recordsNothing: 'Nothing is kept before the upload is complete.',
  }),
  complete: route({
    method: 'POST',
    path: '/api/assets/uploads/:id/complete',
    summary: 'Turn the parts into a file',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: kept,
    records: ['asset.add', 'asset.replace'],
  }),
  cancel: route({
    method: 'DELETE',
    path: '/api/assets/uploads/:id',
    summary: 'Throw away what has arrived',
    scope: 'site',
    needs,
    params: z.object({ id }),
    reply: z.object({ id }),
    recordsNothing: 'Nothing was kept.',
  }),
} as const;
