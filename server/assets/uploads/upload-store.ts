import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../database/database.ts';
import { uploads } from '../../database/schema.ts';

/** What becomes of the bytes once they are complete. */
export interface Plan {
  folder: string;
  accepts: 'image' | 'any';
  replaces?: string | undefined;
}

export interface UploadRow {
  siteId: string;
  id: string;
  name: string;
  size: number;
  received: number;
  sha256: string | null;
  plan: Plan;
  createdBy: string | null;
  createdAt: Date;
}

export async function insertUpload(tx: Tx, row: UploadRow): Promise<void> {
  await tx.insert(uploads).values(row);
}

export async function findUpload(tx: Tx, id: string): Promise<UploadRow | undefined> {
  return (await tx.select().from(uploads).where(eq(uploads.id, id)))[0] as UploadRow | undefined;
}

/** Of two that bring the same part at once, only the first hears yes. */
export async function noteReceived(
  tx: Tx,
  id: string,
  { known, end }: { known: number; end: number },
): Promise<boolean> {
  const rows = await tx
    .update(uploads)
    .set({ received: end })
    .where(and(eq(uploads.id, id), eq(uploads.received, known)))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

export async function deleteUpload(tx: Tx, id: string, startedUntil?: Date): Promise<boolean> {
  const rows = await tx
    .delete(uploads)
    .where(and(eq(uploads.id, id), startedUntil && lte(uploads.createdAt, startedUntil)))
    .returning({ id: uploads.id });
  return rows.length > 0;
}
