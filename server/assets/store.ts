import {
  and,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AssetKind } from '#core/assets/types.ts';
import type { Crop } from '#core/assets/crop.ts';
import type { Licence } from '#core/assets/licences.ts';
import type { Tx } from '../database/database.ts';
import { assetFolders, assets, assetVersions, fileNames, uploads } from '../database/schema.ts';
import type { ArchivedAssets } from './archive.ts';

/** What one version of an asset shows. */
export interface VersionRow {
  version: number;
  mime: string;
  hash: string;
  size: number;
  width: number | null;
  height: number | null;
  frames: number;
  crop: Crop | null;
}

/** A version with what matters most in the picture, which all of them share. */
export type ShownRow = VersionRow & Pick<AssetRow, 'focalX' | 'focalY'>;

export interface AssetRow extends VersionRow {
  id: string;
  name: string;
  fileName: string | null;
  folder: string;
  alt: string;
  focalX: number;
  focalY: number;
  blur: string;
  licence: Licence;
  credit: string;
  createdBy: string | null;
  createdAt: Date;
  deletedAt: Date | null;
}

const shown = {
  version: assets.version,
  mime: assets.mime,
  hash: assets.hash,
  size: assets.size,
  width: assets.width,
  height: assets.height,
  frames: assets.frames,
  crop: sql<Crop | null>`${assets.crop}`,
};
const columns = {
  ...shown,
  id: assets.id,
  name: assets.name,
  fileName: assets.fileName,
  folder: assets.folder,
  alt: assets.alt,
  focalX: assets.focalX,
  focalY: assets.focalY,
  blur: assets.blur,
  licence: sql<Licence>`${assets.licence}`,
  credit: assets.credit,
  createdBy: assets.createdBy,
  createdAt: assets.createdAt,
  deletedAt: assets.deletedAt,
};

export async function insertAsset(
  tx: Tx,
  row: Omit<AssetRow, 'createdAt' | 'deletedAt'> & { siteId: string; createdAt?: Date },
): Promise<void> {
  await tx.insert(assets).values(row);
}

export async function findAsset(tx: Tx, id: string): Promise<AssetRow | undefined> {
  const [row] = await tx.select(columns).from(assets).where(eq(assets.id, id));
  return row;
}

export async function lockAsset(tx: Tx, id: string): Promise<AssetRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(assets)
    .where(and(eq(assets.id, id), isNull(assets.deletedAt)))
    .for('update');
  return row;
}

export async function findVersion(tx: Tx, id: string, version: number): Promise<ShownRow | undefined> {
  const asset = await findAsset(tx, id);
  if (!asset || asset.deletedAt) return undefined;
  if (asset.version === version) return asset;
  const [row] = await tx
    .select({
      version: assetVersions.version,
      mime: assetVersions.mime,
      hash: assetVersions.hash,
      size: assetVersions.size,
      width: assetVersions.width,
      height: assetVersions.height,
      frames: assetVersions.frames,
      crop: sql<Crop | null>`${assetVersions.crop}`,
    })
    .from(assetVersions)
    .where(and(eq(assetVersions.assetId, id), eq(assetVersions.version, version)));
  return row && { ...row, focalX: asset.focalX, focalY: asset.focalY };
}

/** Shows something else under the same asset; what it showed so far stays under its own version. */
export async function addVersion(
  tx: Tx,
  siteId: string,
  before: AssetRow,
  next: Omit<VersionRow, 'version'> & Pick<AssetRow, 'blur'>,
): Promise<AssetRow> {
  const { version, mime, hash, size, width, height, frames, crop } = before;
  await tx
    .insert(assetVersions)
    .values({ siteId, assetId: before.id, version, mime, hash, size, width, height, frames, crop });
  return updateAsset(tx, before.id, { ...next, version: version + 1 });
}

export async function updateAsset(
  tx: Tx,
  id: string,
  changes: Partial<Omit<AssetRow, 'id' | 'createdAt'>>,
): Promise<AssetRow> {
  const [row] = await tx.update(assets).set(changes).where(eq(assets.id, id)).returning(columns);
  if (!row) throw new Error('The asset is gone.');
  return row;
}

const KINDS: Record<AssetKind, SQL> = {
  image: like(assets.mime, 'image/%'),
  audio: like(assets.mime, 'audio/%'),
  video: like(assets.mime, 'video/%'),
  file: sql`${assets.mime} !~ '^(image|audio|video)/'`,
};

export interface Filter {
  folder?: string | undefined;
  search?: string | undefined;
  kind?: AssetKind | undefined;
  licence?: Licence | undefined;
  isDeleted: boolean;
}

export async function listAssets(
  tx: Tx,
  filter: Filter,
  page: { from: number; limit: number },
): Promise<{ rows: AssetRow[]; total: number }> {
  const { folder, search, kind, licence, isDeleted } = filter;
  const words = search && `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const matches = and(
    isDeleted ? isNotNull(assets.deletedAt) : isNull(assets.deletedAt),
    folder === undefined ? undefined : eq(assets.folder, folder),
    words ? or(ilike(assets.name, words), ilike(assets.alt, words)) : undefined,
    kind && KINDS[kind],
    licence && eq(assets.licence, licence),
  );
  const rows = await tx
    .select(columns)
    .from(assets)
    .where(matches)
    .orderBy(desc(assets.createdAt), assets.name, assets.id)
    .limit(page.limit)
    .offset(page.from);
  const [counted] = await tx.select({ total: count() }).from(assets).where(matches);
  return { rows, total: counted?.total ?? 0 };
}

export async function listAll(tx: Tx) {
  return {
    assets: await tx.select(columns).from(assets).where(isNull(assets.deletedAt)),
    versions: await tx.select().from(assetVersions),
    names: await tx.select().from(fileNames),
    folders: await tx.select().from(assetFolders),
  };
}

export async function insertCopies(
  tx: Tx,
  siteId: string,
  all: Awaited<ReturnType<typeof listAll>>,
): Promise<void> {
  const kept = new Set(all.assets.map(({ id }) => id));
  const isKept = ({ assetId }: { assetId: string }) => kept.has(assetId);
  const to = <R extends object>(rows: readonly R[]) => rows.map((row) => ({ ...row, siteId }));
  for (const row of to(all.assets)) await tx.insert(assets).values(row);
  for (const row of to(all.versions.filter(isKept))) await tx.insert(assetVersions).values(row);
  for (const row of to(all.names.filter(isKept))) await tx.insert(fileNames).values(row);
  for (const row of to(all.folders)) await tx.insert(assetFolders).values(row);
}

/** Rows of an archive; what is there already is left alone. */
export async function insertArchived(tx: Tx, siteId: string, all: ArchivedAssets): Promise<void> {
  for (const row of all.assets)
    await tx
      .insert(assets)
      .values({ ...row, siteId })
      .onConflictDoNothing();
  for (const row of all.versions)
    await tx
      .insert(assetVersions)
      .values({ ...row, siteId })
      .onConflictDoNothing();
  for (const row of all.names)
    await tx
      .insert(fileNames)
      .values({ ...row, siteId })
      .onConflictDoNothing();
  for (const row of all.folders)
    await tx
      .insert(assetFolders)
      .values({ ...row, siteId })
      .onConflictDoNothing();
}

export async function findMany(tx: Tx, ids: readonly string[]): Promise<AssetRow[]> {
  return tx
    .select(columns)
    .from(assets)
    .where(inArray(assets.id, [...ids]));
}

/** Files of this site with the same bytes. */
export async function findByHash(tx: Tx, hash: string): Promise<AssetRow[]> {
  return tx
    .select(columns)
    .from(assets)
    .where(and(eq(assets.hash, hash), isNull(assets.deletedAt)))
    .orderBy(assets.createdAt, assets.id);
}

export async function moveAssets(tx: Tx, ids: readonly string[], folder: string): Promise<number> {
  const rows = await tx
    .update(assets)
    .set({ folder })
    .where(and(inArray(assets.id, [...ids]), isNull(assets.deletedAt)))
    .returning({ id: assets.id });
  return rows.length;
}

export async function markDeleted(tx: Tx, ids: readonly string[], at: Date): Promise<string[]> {
  const rows = await tx
    .update(assets)
    .set({ deletedAt: at })
    .where(and(inArray(assets.id, [...ids]), isNull(assets.deletedAt)))
    .returning({ id: assets.id });
  return rows.map(({ id }) => id);
}

export async function unmarkDeleted(tx: Tx, ids: readonly string[]): Promise<number> {
  const rows = await tx
    .update(assets)
    .set({ deletedAt: null })
    .where(and(inArray(assets.id, [...ids]), isNotNull(assets.deletedAt)))
    .returning({ id: assets.id });
  return rows.length;
}

/** Forgets a file for good and says which bytes it and its earlier versions had. */
export async function purgeDeleted(tx: Tx, id: string, deletedUntil: Date): Promise<string[]> {
  const versions = await tx
    .select({ hash: assetVersions.hash })
    .from(assetVersions)
    .where(eq(assetVersions.assetId, id));
  const gone = await tx
    .delete(assets)
    .where(and(eq(assets.id, id), sql`${assets.deletedAt} <= ${deletedUntil.toISOString()}`))
    .returning({ hash: assets.hash });
  return gone.length === 0 ? [] : [...new Set([...gone, ...versions].map(({ hash }) => hash))];
}

/** Bytes that belong to a site: its files with their earlier versions, and what is on its way in. */
export async function usedBytes(tx: Tx): Promise<number> {
  const sum = (size: typeof assets.size | typeof assetVersions.size | typeof uploads.size) =>
    sql<number>`coalesce(sum(${size}), 0)::float8`;
  const [now] = await tx.select({ bytes: sum(assets.size) }).from(assets);
  // A crop shows the same bytes again and takes no room of its own.
  const [before] = await tx
    .select({ bytes: sum(assetVersions.size) })
    .from(assetVersions)
    .where(
      sql`not exists (select 1 from ${assets} where ${assets.id} = ${assetVersions.assetId} and ${assets.hash} = ${assetVersions.hash})`,
    );
  const [coming] = await tx.select({ bytes: sum(uploads.size) }).from(uploads);
  return (now?.bytes ?? 0) + (before?.bytes ?? 0) + (coming?.bytes ?? 0);
}

export async function takenNames(tx: Tx, stem: string): Promise<string[]> {
  const rows = await tx
    .select({ name: fileNames.name })
    .from(fileNames)
    .where(like(fileNames.name, `${stem.replaceAll(/[\\%_]/g, '\\$&')}%`));
  return rows.map(({ name }) => name);
}

export async function insertName(
  tx: Tx,
  row: { siteId: string; name: string; assetId: string },
): Promise<void> {
  await tx.insert(fileNames).values(row);
}

export async function findByName(tx: Tx, name: string): Promise<AssetRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(fileNames)
    .innerJoin(assets, and(eq(assets.siteId, fileNames.siteId), eq(assets.id, fileNames.assetId)))
    .where(and(eq(fileNames.name, name), isNull(assets.deletedAt)));
  return row;
}

/** Which of these names lead to a file that is there. */
export async function existingNames(tx: Tx, names: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ name: fileNames.name })
    .from(fileNames)
    .innerJoin(assets, and(eq(assets.siteId, fileNames.siteId), eq(assets.id, fileNames.assetId)))
    .where(and(inArray(fileNames.name, [...names]), isNull(assets.deletedAt)));
  return rows.map(({ name }) => name);
}

export async function namesOf(tx: Tx, ids: readonly string[]): Promise<{ assetId: string; name: string }[]> {
  return tx
    .select({ assetId: fileNames.assetId, name: fileNames.name })
    .from(fileNames)
    .where(inArray(fileNames.assetId, [...ids]));
}
