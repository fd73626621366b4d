import { eq } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { assets } from '../database/schema.ts';

export interface AssetRow {
  id: string;
  name: string;
  mime: string;
  hash: string;
  size: number;
  width: number | null;
  height: number | null;
}

export async function insertAsset(tx: Tx, row: AssetRow & { siteId: string }): Promise<void> {
  await tx.insert(assets).values(row);
}

export async function findAsset(tx: Tx, id: string): Promise<AssetRow | undefined> {
  const [row] = await tx
    .select({
      id: assets.id,
      name: assets.name,
      mime: assets.mime,
      hash: assets.hash,
      size: assets.size,
      width: assets.width,
      height: assets.height,
    })
    .from(assets)
    .where(eq(assets.id, id));
  return row;
}

export async function listAssets(tx: Tx): Promise<AssetRow[]> {
  return tx
    .select({
      id: assets.id,
      name: assets.name,
      mime: assets.mime,
      hash: assets.hash,
      size: assets.size,
      width: assets.width,
      height: assets.height,
    })
    .from(assets);
}
