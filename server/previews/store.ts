import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { previewLinks } from '../database/schema.ts';

const columns = {
  id: previewLinks.id,
  note: previewLinks.note,
  createdBy: previewLinks.createdBy,
  createdAt: previewLinks.createdAt,
  expiresAt: previewLinks.expiresAt,
};

export type PreviewRow = Awaited<ReturnType<typeof listWorking>>[number];

const isWorking = (now: Date) => and(isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, now));

export function listWorking(tx: Tx, now: Date) {
  return tx.select(columns).from(previewLinks).where(isWorking(now)).orderBy(desc(previewLinks.createdAt));
}

export async function insert(tx: Tx, row: typeof previewLinks.$inferInsert): Promise<PreviewRow> {
  const [inserted] = await tx.insert(previewLinks).values(row).returning(columns);
  if (!inserted) throw new Error('The preview link was not written.');
  return inserted;
}

export async function revoke(tx: Tx, id: string, now: Date): Promise<boolean> {
  const revoked = await tx
    .update(previewLinks)
    .set({ revokedAt: now })
    .where(and(eq(previewLinks.id, id), isWorking(now)))
    .returning({ id: previewLinks.id });
  return revoked.length > 0;
}

export async function findWorking(tx: Tx, tokenHash: string, now: Date): Promise<PreviewRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(previewLinks)
    .where(and(eq(previewLinks.tokenHash, tokenHash), isWorking(now)));
  return row;
}
