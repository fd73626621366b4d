import { and, eq, isNotNull } from 'drizzle-orm';
import type { DomainProblem } from '#core/domains/states.ts';
import type { Tx } from '../database/database.ts';
import { domains } from '../database/schema.ts';

export type DomainRow = typeof domains.$inferSelect;

const ofSite = (siteId: string, host: string) => and(eq(domains.ownerSite, siteId), eq(domains.host, host));

export async function list(tx: Tx, siteId: string): Promise<DomainRow[]> {
  return tx.select().from(domains).where(eq(domains.ownerSite, siteId)).orderBy(domains.createdAt);
}

export async function find(tx: Tx, siteId: string, host: string): Promise<DomainRow | undefined> {
  const [row] = await tx.select().from(domains).where(ofSite(siteId, host));
  return row;
}

/** Held until the transaction ends, so that two looks at once do not both move it. */
export async function lock(tx: Tx, siteId: string, host: string): Promise<DomainRow | undefined> {
  const [row] = await tx.select().from(domains).where(ofSite(siteId, host)).for('update');
  return row;
}

/** The site for which the host was proved, whichever it is. */
export async function findVerified(tx: Tx, host: string): Promise<DomainRow | undefined> {
  const [row] = await tx
    .select()
    .from(domains)
    .where(and(eq(domains.host, host), isNotNull(domains.verifiedAt)));
  return row;
}

export async function insert(
  tx: Tx,
  row: { ownerSite: string; host: string; proof: string; createdAt: Date },
): Promise<DomainRow | undefined> {
  const [inserted] = await tx.insert(domains).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function update(
  tx: Tx,
  { ownerSite, host }: Pick<DomainRow, 'ownerSite' | 'host'>,
  values: Partial<
    Pick<
      DomainRow,
      'verifiedAt' | 'provedAt' | 'failedAt' | 'checkedAt' | 'isPrimary' | 'language' | 'languageAt'
    >
  > & {
    problem?: DomainProblem | '';
  },
): Promise<DomainRow | undefined> {
  const [row] = await tx.update(domains).set(values).where(ofSite(ownerSite, host)).returning();
  return row;
}

export async function setPrimary(tx: Tx, siteId: string, host: string | null): Promise<void> {
  // First none, then the new one: the database lets a site have one at a time.
  await tx.update(domains).set({ isPrimary: false }).where(eq(domains.ownerSite, siteId));
  if (host !== null) await tx.update(domains).set({ isPrimary: true }).where(ofSite(siteId, host));
}

export async function remove(tx: Tx, siteId: string, host: string): Promise<DomainRow | undefined> {
  const [row] = await tx.delete(domains).where(ofSite(siteId, host)).returning();
  return row;
}
