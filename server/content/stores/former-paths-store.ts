import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { formerPaths, livePages } from '../../database/schema.ts';
import { isOneOf } from './one-of.ts';

/** After a publish: the addresses that pages left lead to them from now on, and those in use lead nowhere else. */
export async function rememberPaths(
  tx: Tx,
  siteId: string,
  {
    before,
    added,
  }: {
    before: ReadonlyMap<string, { path: string }>;
    added: readonly { documentId: string; path: string }[];
  },
): Promise<void> {
  const forget = (places: readonly { path: string }[]) => {
    const paths = places.map(({ path }) => path);
    return tx.delete(formerPaths).where(isOneOf(formerPaths.path, paths));
  };
  const left = added.flatMap(({ documentId, path }) => {
    const old = before.get(documentId)?.path;
    return old !== undefined && old !== path ? [{ siteId, path: old, documentId }] : [];
  });
  if (left.length > 0) {
    await forget(left);
    await tx.insert(formerPaths).values(left);
  }
  if (added.length > 0) await forget(added);
}

/** Old addresses of pages that are live, with the address they have now. */
export async function listFormerPaths(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx
    .select({ from: formerPaths.path, to: livePages.path })
    .from(formerPaths)
    .innerJoin(
      livePages,
      and(eq(livePages.siteId, formerPaths.siteId), eq(livePages.documentId, formerPaths.documentId)),
    );
  return new Map(rows.map(({ from, to }) => [from, to]));
}
