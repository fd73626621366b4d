import { sql } from 'drizzle-orm';
import { openPath } from '#core/access/places.ts';
import { firstOf, givenTo } from '#core/domains/language-domains.ts';
import { SiteStatus, WebsiteType } from '#core/enumerations/sites.ts';
import type { Accounts } from '../accounts/service.ts';
import { LIVE_CHANNEL } from '../content/release.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Place, Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import { hostName, identifierOf } from '../http/hosts.ts';
import { makeKnownHosts } from './known-hosts.ts';
import * as store from './store.ts';

export function makeSites(deps: {
  db: Database;
  accounts: Accounts;
  appDomain: string;
  sitesDomain: string;
  scheme: 'http' | 'https';
  now: () => number;
}) {
  const { db, accounts, appDomain, sitesDomain, scheme, now } = deps;
  const [appHost, sitesHost] = [hostName(appDomain), hostName(sitesDomain)];
  const hosts = makeKnownHosts({
    find(host) {
      const identifier = identifierOf(host, sitesHost);
      return identifier
        ? store.findByIdentifier(db.platform, identifier)
        : store.findByDomain(db.platform, host);
    },
    isAway: () => db.pulse.isAway(),
    now,
  });

  const port = /:\d+$/.exec(sitesDomain)?.[0] ?? '';
  const originOf = (host: string) => `${scheme}://${host}${port}`;
  const urlOf = (site: { identifier: string }) => `${scheme}://${site.identifier}.${sitesDomain}`;

  return {
    urlOf,
    /** Where visitors are to find the site: at its primary domain, if it has one, or at that of their language. */
    publicUrlOf: (site: Site, language = '') => {
      const host = firstOf(site.languageDomains, language) ?? site.primaryHost;
      return host === null ? urlOf(site) : originOf(host);
    },
    originOf,
    /** Whether a page of this origin is one of the site's own, on a domain that was proved to be its owner's. */
    isOwnOrigin: (site: Site, origin: string) => site.domains.some((host) => originOf(host) === origin),
    /** All hosts the site answers under. */
    hostsOf: (site: Site) => [`${site.identifier}.${sitesHost}`, ...site.domains],
    /** Names that are the platform's own, with all that is below them. */
    ownHosts: [...new Set([appHost, sitesHost])],
    sitesHost,
    sitesDomain,
    appUrl: `${scheme}://${appDomain}`,
    openUrl: (identifier: string, to: string) => `${scheme}://${appDomain}${openPath(identifier, to)}`,

    async placeOf(host: string): Promise<Place> {
      if (host === appHost || host === '127.0.0.1' || host === '[::1]') return { kind: 'platform' };
      if (host === '') return { kind: 'unknown' };
      const site = await hosts.siteAt(host);
      return site ? { kind: 'site', site } : { kind: 'unknown' };
    },

    /** Whether visitors come here under this name, so that it needs a certificate. */
    isServed: async (host: string) =>
      host === appHost || (host !== '' && (await hosts.siteAt(host)) !== undefined),

    peek: (host: string) => hosts.peek(host),
    /** Which language of its site a host was given to, where the host is known without asking the database. */
    languageOfHost: (host: string) => givenTo(hosts.peek(host)?.languageDomains ?? [], host),
    forget: (siteId: string) => hosts.forget(siteId),
    forgetAll: hosts.forgetAll,
    doubtAll: hosts.doubtAll,

    /** The site as the database has it now. */
    async refresh(site: Site): Promise<Site> {
      hosts.forget(site.id);
      return (await store.findByIdentifier(db.platform, site.identifier)) ?? site;
    },

    /** With an end the site starts as a trial; without one it is open at once. */
    async create(input: {
      identifier: string;
      templateId: string;
      trialEndsAt?: Date | undefined;
      /** Of the platform's own. */
      isInternal?: boolean;
      /** False for a new owner's site: visitors wait for “Go live”. */
      isLive?: boolean | undefined;
    }): Promise<string> {
      const id = newId();
      await store.insertSite(db.platform, {
        id,
        identifier: input.identifier,
        templateId: input.templateId,
        trialEndsAt: input.trialEndsAt ?? null,
        websiteType: WebsiteType.classic,
        siteStatus: statusOf(input),
        isLive: input.isLive ?? true,
      });
      hosts.forgetAll();
      return id;
    },

    async find(id: string): Promise<Site | undefined> {
      return (await store.findByIds(db.platform, [id]))[0];
    },

    isIdentifierTaken: (identifier: string) => store.isIdentifierTaken(db.platform, identifier),
    deletedSince: (ids: readonly string[], since: Date) => store.findDeleted(db.platform, ids, since),
    purge: (id: string, deletedBefore: Date) => store.purgeSite(db.platform, id, deletedBefore),

    /** Its hosts answer no more, or again, from this moment on. */
    async setDeleted(tx: Tx, id: string, deletedAt: Date | null): Promise<void> {
      await store.setDeletedAt(tx, id, deletedAt);
      await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${id})`);
    },

    /** Nobody can take these back: they belong to nobody. */
    async removePreviews(templateId: string, at: Date): Promise<void> {
      for (const id of await store.findPreviews(db.platform, templateId)) {
        await store.setDeletedAt(db.platform, id, at);
        await store.purgeSite(db.platform, id, at);
      }
      hosts.forgetAll();
    },

    /** Takes effect on every node from the moment the transaction ends. */
    async setFacts(tx: Tx, id: string, facts: Partial<store.SiteFacts>): Promise<void> {
      await store.updateFacts(tx, id, facts);
      await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${id})`);
    },

    passwordHashOf: (id: string) => store.findPasswordHash(db.platform, id),

    async findByIdentifier(identifier: string): Promise<Site | undefined> {
      return store.findByIdentifier(db.platform, identifier);
    },

    async ofAccount(accountId: string): Promise<
      {
        id: string;
        identifier: string;
        url: string;
        templateId: string;
        roles: number[];
        isOwner: boolean;
      }[]
    > {
      const mine = new Map((await accounts.membershipsOf(accountId)).map((row) => [row.siteId, row]));
      const rows = await store.findByIds(db.platform, [...mine.keys()]);
      return rows.map((site) => ({
        id: site.id,
        identifier: site.identifier,
        url: urlOf(site),
        templateId: site.templateId,
        roles: mine.get(site.id)?.roles ?? [],
        isOwner: mine.get(site.id)?.isOwner ?? false,
      }));
    },
  };
}

function statusOf(input: { trialEndsAt?: Date | undefined; isInternal?: boolean }): SiteStatus {
  if (input.isInternal) return SiteStatus.internal;
  return input.trialEndsAt ? SiteStatus.trial : SiteStatus.paid;
}

export type Sites = ReturnType<typeof makeSites>;
