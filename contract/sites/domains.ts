import { PER_MINUTE } from '#core/access/paces.ts';
import { z } from 'zod';
import { DOMAIN_STATES, type DomainState } from '#core/domains/states.ts';
import { SettingsPermission } from '#core/people/finer-permissions.ts';
import { route } from '../route.ts';

const scope = 'site';
const needs = { permission: SettingsPermission.domains } as const;
const moment = z.iso.datetime();
const host = z.string().max(300);
const language = z.string().max(60);
const states = Object.keys(DOMAIN_STATES) as DomainState[];

const domain = z.object({
  host,
  state: z.enum(states),
  isPrimary: z.boolean(),
  /** The language at its root; empty for the whole site. */
  language,
  /** A sentence; empty when nothing is wrong. */
  problem: z.string(),
  record: z.object({ name: z.string(), text: z.string() }),
  addedAt: moment,
  checkedAt: moment.nullable(),
});

export type Domain = z.output<typeof domain>;

/** The domains of a site besides its host below the app domain. */
export const domains = {
  list: route({
    method: 'GET',
    path: '/api/domains',
    summary: 'The site’s own domains, and where their records must point to',
    scope,
    needs,
    reply: z.object({
      /** The host below the app domain, which always works. */
      ownHost: z.string(),
      target: z.object({ name: z.string(), address: z.string().nullable() }),
      domains: z.array(domain),
      /** What a domain can be given to: the languages of the site but its default. */
      languages: z.array(
        z.object({ language, /** The one that visitors see. */ host: z.string().nullable() }),
      ),
    }),
  }),
  add: route({
    method: 'POST',
    path: '/api/domains',
    summary: 'Add a domain; it serves once its record was found',
    scope,
    needs,
    body: z.strictObject({ host: z.string().max(2000) }),
    reply: domain,
    perMinute: PER_MINUTE.writing,
    records: 'domain.add',
  }),
  check: route({
    method: 'POST',
    path: '/api/domains/:host/check',
    summary: 'Look for the record of a domain now',
    scope,
    needs,
    params: z.object({ host }),
    reply: domain,
    perMinute: PER_MINUTE.writing,
    records: ['domain.verify', 'domain.fail'],
  }),
  setPrimary: route({
    method: 'PUT',
    path: '/api/domains/primary',
    summary: 'Choose the domain visitors see; null for the host below the app domain',
    scope,
    needs,
    body: z.strictObject({ host: host.nullable() }),
    reply: z.object({ primary: z.string().nullable() }),
    records: 'domain.primary',
  }),
  setLanguage: route({
    method: 'PUT',
    path: '/api/domains/:host/language',
    summary: 'Choose the language at the root of a domain; empty for the whole site',
    scope,
    needs,
    params: z.object({ host }),
    body: z.strictObject({ language }),
    reply: domain,
    records: 'domain.language',
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/domains/:host',
    summary: 'Remove a domain; it stops serving at once',
    scope,
    needs,
    params: z.object({ host }),
    reply: z.object({ removed: z.string() }),
    records: 'domain.remove',
  }),
  served: route({
    method: 'GET',
    path: '/api/domains/served',
    summary: 'Whether a host is served here: 200 or 404, for proxies that fetch certificates on demand',
    scope: 'everywhere',
    needs: 'nobody',
    query: z.object({ domain: host }),
    reply: z.object({ served: z.literal(true) }),
  }),
} as const;
