import type { FastifyRequest } from 'fastify';

/** The site a request's Host stands for. */
export interface Site {
  id: string;
  identifier: string;
  websiteType: number;
  siteStatus: number;
  developerMode: boolean;
  cloneable: boolean;
  templateId: string;
  liveVersion: number;
}

/** Where a request arrived: the platform's own host, a site, or nowhere we know. */
export type Place = { kind: 'platform' } | { kind: 'site'; site: Site } | { kind: 'unknown' };

/** A signed-in account on this host, with its roles on this host's site. */
export interface Visitor {
  accountId: string;
  email: string;
  name: string;
  roles: number[];
  permissions: number[];
  isOwner: boolean;
}

export interface Context {
  place: Place;
  visitor: Visitor | undefined;
  request: FastifyRequest;
}
