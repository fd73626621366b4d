import type { FastifyRequest } from 'fastify';
import type { Visibility } from '#core/access/site-access.ts';
import type { LanguageDomain } from '#core/domains/language-domains.ts';

/** The site a request's Host stands for. */
export interface Site {
  id: string;
  identifier: string;
  websiteType: number;
  siteStatus: number;
  developerMode: boolean;
  cloneable: boolean;
  /** Whether its owner wants it to take test payments. */
  isTest: boolean;
  /** Whether its owner has opened it to visitors. */
  isLive: boolean;
  templateId: string;
  liveVersion: number;
  trialEndsAt: Date | null;
  visibility: Visibility | null;
  /** Changes with the site's password, so that what was unlocked with an older one is locked again. */
  lockKey: string | null;
  /** Its verified domains. */
  domains: readonly string[];
  /** The one of them that visitors are to see; none means the host below the app domain. */
  primaryHost: string | null;
  /** Those of them that show one language, first the one that was chosen first. */
  languageDomains: readonly LanguageDomain[];
}

/** Where a request arrived: the platform's own host, a site, or nowhere we know. */
export type Place = { kind: 'platform' } | { kind: 'site'; site: Site } | { kind: 'unknown' };

/** A signed-in account on this host, with its roles on this host's site. */
export interface Visitor {
  accountId: string;
  email: string;
  name: string;
  /** `de-CH`; nothing where no browser has said so. */
  locale: string;
  /** Chosen for the admin; empty while the browser decides. */
  language: string;
  roles: number[];
  permissions: number[];
  isOwner: boolean;
  /** Whether it runs the server; on the platform's own host only. */
  isOperator: boolean;
}

export interface Context {
  place: Place;
  visitor: Visitor | undefined;
  request: FastifyRequest;
}
