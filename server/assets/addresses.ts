import { FILES_PATH } from '#core/assets/names.ts';
import type { Tx } from '../database/database.ts';
import * as store from './store.ts';

export const imagesOf = (id: string) => `/images/${id}/`;

/** Everything in a document that would mean one of these assets, with the asset it means. */
export async function addressesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const names = await store.namesOf(tx, ids);
  return new Map([
    ...ids.map((id) => [imagesOf(id), id] as const),
    ...names.map(({ name, assetId }) => [FILES_PATH + name, assetId] as const),
  ]);
}
