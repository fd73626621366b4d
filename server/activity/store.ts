import { and, asc, desc, eq, gt, gte, ilike, inArray, like, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { accounts, auditEntries, auditSeals } from '../database/schema.ts';

export interface ActivityFilter {
  person?: string | undefined;
  kind?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Words of the thing or the person; or one of these actions. */
  search?: { words: string; actions: readonly string[] } | undefined;
  before?: number | undefined;
}

/** The detail's own words; its keys and ids are not what somebody looks for. */
const WORDS = sql`concat_ws(' ', ${auditEntries.detail}->>'title', ${auditEntries.detail}->>'name', ${auditEntries.detail}->>'email')`;

const literally = (words: string) => words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

export async function listEntries(tx: Tx, filter: ActivityFilter, limit: number) {
  const { person, kind, from, to, search, before } = filter;
  const pattern = search && `%${literally(search.words)}%`;
  return tx
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      action: auditEntries.action,
      detail: sql<Record<string, unknown>>`${auditEntries.detail}`,
      accountId: auditEntries.accountId,
      name: sql<string | null>`coalesce(nullif(${accounts.name}, ''), ${accounts.email})`,
    })
    .from(auditEntries)
    .leftJoin(accounts, eq(accounts.id, auditEntries.accountId))
    .where(
      and(
        before === undefined ? undefined : lt(auditEntries.id, before),
        person === undefined ? undefined : eq(auditEntries.accountId, person),
        kind === undefined ? undefined : like(auditEntries.action, `${kind}.%`),
        from && gte(auditEntries.at, from),
        to && lt(auditEntries.at, to),
        pattern === undefined
          ? undefined
          : or(
              ilike(accounts.name, pattern),
              sql`${WORDS} ilike ${pattern}`,
              search && search.actions.length > 0
                ? inArray(auditEntries.action, [...search.actions])
                : undefined,
            ),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
}

export async function listActors(tx: Tx) {
  return tx
    .selectDistinct({
      id: accounts.id,
      name: sql<string>`coalesce(nullif(${accounts.name}, ''), ${accounts.email})`,
    })
    .from(auditEntries)
    .innerJoin(accounts, eq(accounts.id, auditEntries.accountId))
    .orderBy(sql`2`);
}

/** A link of the chain, with the entry it is about as it stands now. */
export type SealedEntry = Awaited<ReturnType<typeof listSeals>>[number];

export async function listSeals(tx: Tx, after: number, limit: number) {
  return tx
    .select({
      number: auditSeals.number,
      hash: auditSeals.hash,
      at: auditEntries.at,
      content: sql<
        string | null
      >`case when ${auditEntries.id} is not null then audit_content(audit_entries) end`,
    })
    .from(auditSeals)
    .leftJoin(
      auditEntries,
      and(eq(auditEntries.siteId, auditSeals.siteId), eq(auditEntries.id, auditSeals.entryId)),
    )
    .where(gt(auditSeals.number, after))
    .orderBy(asc(auditSeals.number))
    .limit(limit);
}
