import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { fileUses } from '../database/schema.ts';

/** Of these bytes, those that a file of any site has, deleted or not, now or before. */
export async function hashesInUse(
  tx: Tx,
  place: 'library' | 'forms',
  hashes: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ hash: fileUses.hash })
    .from(fileUses)
    .where(and(inArray(fileUses.hash, [...hashes]), eq(fileUses.place, place)));
  return rows.map(({ hash }) => hash);
}
