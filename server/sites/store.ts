import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { domains, sites } from '../database/schema.ts';

const columns = {
  id: sites.id,
  identifier: sites.identifier,
  websiteType: sites.websiteType,
  siteStatus: sites.siteStatus,
  developerMode: sites.developerMode,
  cloneable: sites.cloneable,
  templateId: sites.templateId,
  liveVersion: sites.liveVersion,
};

export async function findByIdentifier(tx: Tx, identifier: string) {
  const [row] = await tx
    .select(columns)
    .from(sites)
    .where(and(eq(sites.identifier, identifier), isNull(sites.deletedAt)));
  return row;
}

export async function findByDomain(tx: Tx, host: string) {
  const [row] = await tx
    .select(columns)
    .from(domains)
    .innerJoin(sites, eq(sites.id, domains.ownerSite))
    .where(and(eq(domains.host, host), isNotNull(domains.verifiedAt), isNull(sites.deletedAt)));
  return row;
}

export async function findByIds(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select(columns)
    .from(sites)
    .where(and(inArray(sites.id, [...ids]), isNull(sites.deletedAt)))
    .orderBy(sites.identifier);
}

export async function insertSite(
  tx: Tx,
  row: { id: string; identifier: string; websiteType: number; siteStatus: number; templateId: string },
): Promise<void> {
  await tx.insert(sites).values(row);
}
