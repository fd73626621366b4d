import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { accounts, documents, presences } from '../database/schema.ts';

export interface Tab {
  siteId: string;
  documentId: string;
  tabId: string;
  accountId: string;
}

export async function hasDocument(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.select({ id: documents.id }).from(documents).where(eq(documents.id, id));
  return rows.length > 0;
}

/** A tab is its account's: another account cannot speak for it. */
export async function touch(tx: Tx, tab: Tab, now: Date): Promise<void> {
  await tx
    .insert(presences)
    .values({ ...tab, seenAt: now })
    .onConflictDoUpdate({
      target: [presences.siteId, presences.documentId, presences.tabId],
      set: { seenAt: now },
      setWhere: eq(presences.accountId, tab.accountId),
    });
}

export async function forgetBefore(tx: Tx, moment: Date): Promise<void> {
  await tx.delete(presences).where(lte(presences.seenAt, moment));
}

export async function listOthers(tx: Tx, tab: Pick<Tab, 'documentId' | 'tabId'>, since: Date) {
  return tx
    .selectDistinct({
      accountId: presences.accountId,
      name: sql<string>`coalesce(nullif(${accounts.name}, ''), ${accounts.email})`,
    })
    .from(presences)
    .innerJoin(accounts, eq(accounts.id, presences.accountId))
    .where(
      and(
        eq(presences.documentId, tab.documentId),
        ne(presences.tabId, tab.tabId),
        gt(presences.seenAt, since),
      ),
    )
    .orderBy(presences.accountId);
}

export async function remove(tx: Tx, tab: Omit<Tab, 'siteId'>): Promise<void> {
  await tx
    .delete(presences)
    .where(
      and(
        eq(presences.documentId, tab.documentId),
        eq(presences.tabId, tab.tabId),
        eq(presences.accountId, tab.accountId),
      ),
    );
}
