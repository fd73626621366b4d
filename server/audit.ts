import type { AuditAction } from '#core/activity/actions.ts';
import { auditEntries } from './database/schema.ts';
import type { Tx } from './database/database.ts';

/** Every action of an owner leaves a trace, written in the transaction that carries it out. */
export async function recordAction(
  tx: Tx,
  entry: {
    siteId: string;
    accountId: string | null;
    action: AuditAction;
    detail?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  await tx.insert(auditEntries).values({ ...entry, detail: entry.detail ?? {} });
}
