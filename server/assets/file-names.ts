import { addressName, freeName } from '#core/assets/names.ts';
import type { Tx } from '../database/database.ts';
import * as store from './store.ts';

/** A file of a site, and what it is to be called. */
interface Named {
  siteId: string;
  id: string;
  name: string;
}

/** Reserves a name below `/s/`, with a number where it is taken. */
export async function claimName(tx: Tx, { siteId, id, name }: Named): Promise<string> {
  const wanted = addressName(name);
  const taken = new Set(await store.takenNames(tx, wanted.replace(/\.[^.]*$/, '')));
  const free = freeName(wanted, (candidate) => taken.has(candidate));
  await store.insertName(tx, { siteId, name: free, assetId: id });
  return free;
}

/** Back to a name it had before, or a new one; what pages link to keeps leading here. */
export async function claimAnother(tx: Tx, file: Named): Promise<string> {
  const wanted = addressName(file.name);
  const own = await store.namesOf(tx, [file.id]);
  return own.some((earlier) => earlier.name === wanted) ? wanted : claimName(tx, file);
}
