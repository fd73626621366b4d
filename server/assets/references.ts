import type { Tx } from '../database/database.ts';
import { findAsset } from './store.ts';

/** Whether a site has such a file that is not deleted, for what names one. */
export async function fileExists(tx: Tx, id: string): Promise<boolean> {
  const asset = await findAsset(tx, id);
  return asset !== undefined && asset.deletedAt === null;
}
