import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { accounts, previewLinks } from '../database/schema.ts';

const columns = {
  id: previewLinks.id,
  note: previewLinks.note,
  createdBy: previewLinks.createdBy,
  createdAt: previewLinks.createdAt,
  expiresAt: previewLinks.expiresAt,
  opens: previewLinks.opens,
  openedAt: previewLinks.openedAt,
};

export type PreviewRow = Awaited<ReturnType<typeof insert>>;

const isWorking = (now: Date) => and(isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, now));

export function listWorking(tx: Tx, now: Date) {
  const createdByName = sql<string | null>`coalesce(nullif(${accounts.name}, ''), ${accounts.email})`;
  return tx
    .select({ ...columns, createdByName })
    .from(previewLinks)
    .leftJoin(accounts, eq(accounts.id, previewLinks.createdBy))
    .where(isWorking(now))
    .orderBy(desc(previewLinks.createdAt));
}

export async function insert(tx: Tx, row: typeof previewLinks.$inferInsert) {
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

/** One more look through the link. */
export async function countOpening(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(previewLinks)
    .set({ opens: sql`${previewLinks.opens} + 1`, openedAt: now })
    .where(and(eq(previewLinks.tokenHash, tokenHash), isWorking(now)));
}
