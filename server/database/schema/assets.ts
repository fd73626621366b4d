import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  doublePrecision,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { sites } from './sites.ts';
import { moment, siteId } from './columns.ts';

export const assets = pgTable(
  'assets',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    /** SHA-256 of the bytes: where the file lies, and its ETag. */
    hash: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Of the upright, cropped picture as pages show it. */
    width: integer(),
    height: integer(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Counts up with every replacement and crop; earlier ones are in `asset_versions`. */
    version: integer().notNull().default(1),
    frames: integer().notNull().default(1),
    /** Fractions `{x, y, width, height}` of the upright original; null shows all of it. */
    crop: jsonb(),
    /** The part of its addresses that a person can read; `file_names` holds earlier ones too. */
    fileName: text('file_name'),
    folder: text().notNull().default(''),
    alt: text().notNull().default(''),
    focalX: doublePrecision('focal_x').notNull().default(0.5),
    focalY: doublePrecision('focal_y').notNull().default(0.5),
    /** A few pixels of the picture as it is shown now, in base64. */
    blur: text().notNull().default(''),
    /** Whether it is the owner's own, licensed, or a preview that is not bought yet. */
    licence: text().notNull().default('own'),
    /** Who made it, as its owner or its source names them. */
    credit: text().notNull().default(''),
    createdBy: text('created_by'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('assets_newest').on(table.siteId, table.createdAt),
  ],
);

/** What an asset was before it was replaced or cropped: pages that say so still show it. */
export const assetVersions = pgTable(
  'asset_versions',
  {
    siteId: siteId(),
    assetId: text('asset_id').notNull(),
    version: integer().notNull(),
    mime: text().notNull(),
    hash: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    width: integer(),
    height: integer(),
    frames: integer().notNull(),
    crop: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.assetId, table.version] }),
    foreignKey({
      columns: [table.siteId, table.assetId],
      foreignColumns: [assets.siteId, assets.id],
    }).onDelete('cascade'),
  ],
);

/** Every name that files ever had under `/s/`: links to an earlier one lead to the present one. */
export const fileNames = pgTable(
  'file_names',
  {
    siteId: siteId(),
    name: text().notNull(),
    assetId: text('asset_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.name] }),
    foreignKey({
      columns: [table.siteId, table.assetId],
      foreignColumns: [assets.siteId, assets.id],
    }).onDelete('cascade'),
  ],
);

/** Folders that were made by hand; a folder with files in it needs no row. */
export const assetFolders = pgTable(
  'asset_folders',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    path: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.path] })],
);

/** Files on their way in, part by part. */
export const uploads = pgTable(
  'uploads',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    sha256: text(),
    /** What becomes of it: folder, accepted kind, the asset it replaces. */
    plan: jsonb().notNull(),
    createdBy: text('created_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
);

/**
 * How often a site uses the bytes of a hash, kept by triggers: before bytes are removed all sites are asked at once.
 * Hashes and numbers alone.
 */
export const fileUses = pgTable(
  'file_uses',
  {
    siteId: siteId().references(() => sites.id, { onDelete: 'cascade' }),
    /** Files of the library and files sent with forms are kept apart. */
    place: text().notNull(),
    hash: text().notNull(),
    uses: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.place, table.hash] }),
    index('file_uses_hash').on(table.hash, table.place),
  ],
);
