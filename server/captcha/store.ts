import { lt } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { captchaUses } from '../database/schema.ts';

/** Writes down that a token was used; false when it was before. */
export async function markUsed(
  tx: Tx,
  use: { siteId: string; tokenHash: string; expiresAt: Date },
): Promise<boolean> {
  const rows = await tx
    .insert(captchaUses)
    .values(use)
    .onConflictDoNothing()
    .returning({ tokenHash: captchaUses.tokenHash });
  return rows.length > 0;
}

export async function forgetExpired(tx: Tx, now: Date): Promise<void> {
  await tx.delete(captchaUses).where(lt(captchaUses.expiresAt, now));
}
