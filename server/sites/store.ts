import { and, desc, eq, gt, inArray, isNotNull, isNull, like, lte, sql } from 'drizzle-orm';
import { previewIdentifier } from '#core/accounts/site-identifier.ts';
import { SiteStatus } from '#core/enumerations/sites.ts';
import type { Visibility } from '#core/access/site-access.ts';
import type { LanguageDomain } from '#core/domains/language-domains.ts';
import type { Tx } from '../database/database.ts';
import { domains, sites } from '../database/schema.ts';

const columns = {
  id: sites.id,
  identifier: sites.identifier,
  websiteType: sites.websiteType,
  siteStatus: sites.siteStatus,
  developerMode: sites.developerMode,
  cloneable: sites.cloneable,
  isTest: sites.isTest,
  isLive: sites.isLive,
  templateId: sites.templateId,
  liveVersion: sites.liveVersion,
  trialEndsAt: sites.trialEndsAt,
  visibility: sql<Visibility | null>`${sites.visibility}`,
  // The hash itself stays in the database: a site is handed around by everything that serves it.
  lockKey: sql<string | null>`encode(sha256(convert_to(${sites.passwordHash}, 'UTF8')), 'hex')`,
  domains: sql<string[]>`array(
    select d.host from ${domains} d where d.owner_site = sites.id and d.verified_at is not null order by d.host
  )`,
  primaryHost: sql<string | null>`(
    select d.host from ${domains} d
    where d.owner_site = sites.id and d.verified_at is not null and d.is_primary
  )`,
  languageDomains: sql<LanguageDomain[]>`coalesce((
    select json_agg(json_build_object('host', d.host, 'language', d.language) order by d.language_at, d.host)
    from ${domains} d
    where d.owner_site = sites.id and d.verified_at is not null and d.language <> '' and not d.is_primary
  ), '[]')`,
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
  row: {
    id: string;
    identifier: string;
    websiteType: number;
    siteStatus: number;
    templateId: string;
    trialEndsAt: Date | null;
    isLive: boolean;
  },
): Promise<void> {
  await tx.insert(sites).values(row);
}

/** Also when the site was deleted: its address stays taken while it can be taken back. */
export async function isIdentifierTaken(tx: Tx, identifier: string): Promise<boolean> {
  const [row] = await tx.select({ id: sites.id }).from(sites).where(eq(sites.identifier, identifier));
  return row !== undefined;
}

export async function findDeleted(tx: Tx, ids: readonly string[], since: Date) {
  if (ids.length === 0) return [];
  return tx
    .select({ ...columns, deletedAt: sql<Date>`${sites.deletedAt}`.mapWith(sites.deletedAt) })
    .from(sites)
    .where(and(inArray(sites.id, [...ids]), gt(sites.deletedAt, since)))
    .orderBy(desc(sites.deletedAt));
}

export async function setDeletedAt(tx: Tx, id: string, deletedAt: Date | null): Promise<void> {
  await tx.update(sites).set({ deletedAt }).where(eq(sites.id, id));
}

export async function findPreviews(tx: Tx, templateId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: sites.id })
    .from(sites)
    .where(
      and(
        eq(sites.siteStatus, SiteStatus.internal),
        eq(sites.templateId, templateId),
        like(sites.identifier, `${previewIdentifier(templateId, '')}%`),
      ),
    );
  return rows.map(({ id }) => id);
}

/** For good, with everything that belongs to it. */
export async function purgeSite(tx: Tx, id: string, deletedBefore: Date): Promise<void> {
  await tx.delete(sites).where(and(eq(sites.id, id), lte(sites.deletedAt, deletedBefore)));
}

/** What is true of a site now, whatever is published. */
export interface SiteFacts {
  websiteType: number;
  siteStatus: number;
  developerMode: boolean;
  cloneable: boolean;
  isTest: boolean;
  isLive: boolean;
  trialEndsAt: Date | null;
  passwordHash: string | null;
  visibility: Visibility;
}

/** A new version makes every page unreachable that was kept under the facts before. */
export async function updateFacts(tx: Tx, id: string, facts: Partial<SiteFacts>): Promise<void> {
  await tx
    .update(sites)
    .set({ ...facts, liveVersion: sql`${sites.liveVersion} + 1` })
    .where(eq(sites.id, id));
}

export async function findPasswordHash(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ hash: sites.passwordHash }).from(sites).where(eq(sites.id, id));
  return row?.hash ?? undefined;
}
