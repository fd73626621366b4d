import { and, eq, sql } from 'drizzle-orm';
import type { AuditAction } from '#core/activity/actions.ts';
import { auditEntries } from './database/schema.ts';
import type { Tx } from './database/database.ts';

export interface AuditEntry {
  siteId: string;
  accountId: string | null;
  action: AuditAction;
  detail?: Readonly<Record<string, unknown>>;
}

/** Every action of an owner leaves a trace, written in the transaction that carries it out. */
export async function recordAction(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, detail: entry.detail ?? {} });
}

/** How far back an entry may lie for another edit of the same document to belong to it. */
const SAME_EDIT = sql`interval '10 minutes'`;

/** An editor saves every second; in the log of activity that is one edit. */
export async function recordEdit(tx: Tx, entry: AuditEntry & { detail: { id: string } }): Promise<void> {
  const [known] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.action, entry.action),
        sql`${auditEntries.accountId} is not distinct from ${entry.accountId}`,
        sql`${auditEntries.detail}->>'id' = ${entry.detail.id}`,
        sql`${auditEntries.at} > now() - ${SAME_EDIT}`,
      ),
    )
    .limit(1);
  if (!known) await recordAction(tx, entry);
}
