import { z } from 'zod';
import { id } from '#contract/id.ts';
import { MAX_CREDIT_LENGTH } from '#core/assets/licences.ts';
import type { Database } from '../database/database.ts';
import type { Files } from './files.ts';
import * as store from './store.ts';

const facts = {
  mime: z.string().max(200),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  size: z.int().min(0),
  width: z.int().nullable(),
  height: z.int().nullable(),
  frames: z.int().min(1),
  crop: z.unknown(),
};
const fraction = z.number().min(0).max(1);

/** Rows of files as they stand in an archive: without the time and the account that brought them. */
const archived = z.object({
  assets: z.array(
    z.object({
      id,
      ...facts,
      name: z.string().max(300),
      version: z.int().min(1),
      fileName: z.string().max(300).nullable(),
      folder: z.string().max(300),
      alt: z.string().max(2000),
      focalX: fraction,
      focalY: fraction,
      credit: z.string().max(MAX_CREDIT_LENGTH).default(''),
    }),
  ),
  versions: z.array(z.object({ assetId: id, version: z.int().min(1), ...facts })),
  names: z.array(z.object({ name: z.string().max(300), assetId: id })),
  folders: z.array(z.object({ path: z.string().max(300) })),
});

/** Files for archives, and from them. */
export function makeAssetArchive(deps: { db: Database; originals: Files }) {
  const { db, originals } = deps;
  return {
    /** All rows in a fixed order, and the hashes of the bytes they stand for. */
    async archived(siteId: string) {
      const all = archived.parse(await db.readSite(siteId, store.listAll));
      const by = <R>(rows: readonly R[], keyOf: (row: R) => string) =>
        rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      const files = new Set([...all.assets, ...all.versions].map(({ hash }) => hash));
      return {
        assets: by(all.assets, (row) => row.id),
        versions: by(all.versions, (row) => `${row.assetId} ${String(row.version).padStart(6, '0')}`),
        names: by(all.names, (row) => row.name),
        folders: by(all.folders, (row) => row.path),
        files: [...files].toSorted(),
      };
    },

    originalBytes: (hash: string) => originals.read(hash),
    keepOriginal: (bytes: Buffer) => originals.put(bytes),

    /** Brings rows in under their own ids, so that what pages say of them stays true; known ones stay as they are. */
    async takeArchived(siteId: string, rows: unknown): Promise<void> {
      const all = archived.parse(rows);
      await db.site(siteId, (tx) => store.insertArchived(tx, siteId, all));
    },
  };
}

export type ArchivedAssets = z.output<typeof archived>;
