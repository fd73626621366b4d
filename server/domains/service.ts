import { readHost } from '#core/domains/host.ts';
import { languageHosts } from '#core/domains/language-domains.ts';
import { languageNameOf, languageTag } from '#core/settings/languages.ts';
import type { Domain } from '#contract/sites/domains.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import { notInLanguage } from '../languages/not-in-language.ts';
import { makeDomainChecks, type DomainDeps } from './checks.ts';
import { stateOf, toDomain } from './row.ts';
import * as store from './store.ts';

const MAX_DOMAINS = 20;

export async function makeDomains(deps: DomainDeps) {
  const { db, sites, publicAddress, now } = deps;
  const { targetOf, change, lookAgain, check, checkByItself } = await makeDomainChecks(deps);

  return {
    async list(site: Site) {
      const rows = await db.readSite(site.id, (tx) => store.list(tx, site.id));
      const { languages: all, defaultLanguage } = await deps.languages.settings(site.id);
      const seen = languageHosts(site.languageDomains, { all, default: defaultLanguage });
      return {
        ownHost: new URL(sites.urlOf(site)).host,
        target: { name: targetOf(site), address: publicAddress ?? null },
        domains: rows.map(toDomain),
        languages: all
          .filter((language) => language !== defaultLanguage)
          .map((language) => ({ language, host: seen.get(language) ?? null })),
      };
    },

    async add(site: Site, accountId: string, typed: string): Promise<Domain | Failure> {
      const read = readHost(typed, sites.ownHosts);
      if ('problem' in read) return fail('invalid', { errors: { host: read.problem } }, read.problem);
      const { host } = read;
      const verified = await store.findVerified(db.platform, host);
      if (verified && verified.ownerSite !== site.id) return refuse('domainTaken');
      return db.site(site.id, async (tx) => {
        const listed = await store.list(tx, site.id);
        if (listed.some((row) => row.host === host)) return refuse('domainListed');
        if (listed.length >= MAX_DOMAINS) return refuse('tooManyDomains');
        const row = await store.insert(tx, {
          ownerSite: site.id,
          host,
          proof: newId(),
          createdAt: now(),
        });
        if (!row) return refuse('domainListed');
        await recordAction(tx, { siteId: site.id, accountId, action: 'domain.add', detail: { host } });
        await lookAgain(tx, row);
        return toDomain(row);
      });
    },

    check,
    checkByItself,

    async setPrimary(site: Site, accountId: string, host: string | null) {
      return change(site.id, async (tx) => {
        const row = host === null ? undefined : await store.lock(tx, site.id, host);
        if (host !== null && !row) return fail('notFound');
        if (row && stateOf(row) !== 'verified') return fail('domainUnproved');
        if (row && row.language !== '') return fail('domainHasLanguage');
        await store.setPrimary(tx, site.id, host);
        await recordAction(tx, { siteId: site.id, accountId, action: 'domain.primary', detail: { host } });
        return { primary: host };
      });
    },

    /** Of several domains of a language, the one that was chosen first is seen, and the others lead there. */
    async setLanguage(
      site: Site,
      accountId: string,
      { host, language: typed }: { host: string; language: string },
    ): Promise<Domain | Failure> {
      const language = languageTag(typed) ?? typed;
      const known = await deps.languages.settings(site.id);
      const problem =
        language === '' || (known.languages.includes(language) && language !== known.defaultLanguage)
          ? undefined
          : problemOf(language, known.defaultLanguage);
      return change(site.id, async (tx) => {
        const row = await store.lock(tx, site.id, host);
        if (!row) return fail('notFound');
        if (problem !== undefined) return fail('invalid', { errors: { language: problem } }, problem);
        if (language !== '' && stateOf(row) !== 'verified') return fail('domainUnverified');
        if (language !== '' && row.isPrimary) return fail('primaryHasNoLanguage');
        const languageAt = language === '' ? null : row.language === language ? row.languageAt : now();
        const after = await store.update(tx, row, { language, languageAt });
        await recordAction(tx, {
          siteId: site.id,
          accountId,
          action: 'domain.language',
          detail: { host, language },
        });
        return toDomain(after ?? row);
      });
    },

    async remove(site: Site, accountId: string, host: string) {
      return change(site.id, async (tx) => {
        if (!(await store.remove(tx, site.id, host))) return fail('notFound');
        await recordAction(tx, { siteId: site.id, accountId, action: 'domain.remove', detail: { host } });
        return { removed: host };
      });
    },
  };
}

export type Domains = Awaited<ReturnType<typeof makeDomains>>;

const problemOf = (language: string, defaultLanguage: string): string =>
  language === defaultLanguage
    ? `${languageNameOf(language)} is the default language, which is at the primary domain.`
    : notInLanguage(language);

function refuse(code: 'domainTaken' | 'domainListed' | 'tooManyDomains'): Failure {
  return fail(code, { errors: { host: fail(code).sentence } });
}
