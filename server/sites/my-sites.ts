import type { AuditAction } from '#core/activity/actions.ts';
import { identifierFrom, identifierProblem, numbered } from '#core/accounts/site-identifier.ts';
import { DAY_MS } from '#core/durations.ts';
import {
  ContributorRole,
  hasPermission,
  Permission,
  permissionsOfRoles,
} from '#core/enumerations/permissions.ts';
import { isRegion } from '#core/settings/locale.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { mySites as contract } from '#contract/sites/my-sites.ts';
import type { BodyOf } from '#contract/route.ts';
import { startOf } from '#site/templates/index.ts';
import { ownSite } from '#site/templates/own-site.ts';
import type { Access } from '../access/service.ts';
import { recordAction } from '../audit.ts';
import type { LiveContent } from '../content/live.ts';
import type { Samples } from '../samples/service.ts';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/errors.ts';
import type { Jobs } from '../jobs.ts';
import { newId } from '../ids.ts';
import { readDocuments, withNewIds, type CopiedDocument } from './copy.ts';
import type { Maps } from '../maps/service.ts';
import { makeSite, type SiteServices } from './new-site.ts';
import { makeRemoval } from './removal.ts';

const MAX_TITLE_LENGTH = 100;
const MAX_NUMBER = 50;

export interface NewSite {
  id: string;
  identifier: string;
}

export async function makeMySites(
  deps: SiteServices & {
    db: Database;
    jobs: Jobs;
    access: Access;
    live: LiveContent;
    samples: Samples;
    maps: Pick<Maps, 'largestCity'>;
    now: () => Date;
    /** How long a new site can be tried before it needs a plan; 0 opens it at once. */
    trialDays: number;
  },
) {
  const {
    db,
    accounts,
    sites,
    assets,
    access,
    content,
    publishing,
    newsletter,
    products,
    shownDonations,
    members,
    now,
    trialDays,
  } = deps;
  const trialEnd = () => (trialDays > 0 ? new Date(now().getTime() + trialDays * DAY_MS) : undefined);

  async function freeIdentifier(title: string): Promise<string | Failure> {
    const wanted = identifierFrom(title);
    for (let number = 1; number <= MAX_NUMBER; number += 1) {
      const candidate = numbered(wanted, number);
      if (!(await sites.isIdentifierTaken(candidate))) return candidate;
    }
    return fail('identifierTaken', { errors: { identifier: 'Please choose an address.' } });
  }

  /** Another may take the same address at the same moment; the database lets one of them have it. */
  async function claim<T>(work: () => Promise<T>): Promise<T | Failure> {
    try {
      return await work();
    } catch (error) {
      if (isUniqueViolation(error, 'sites_identifier_key')) return taken();
      throw error;
    }
  }

  async function record(siteId: string, accountId: string, action: AuditAction, detail = {}): Promise<void> {
    await db.site(siteId, (tx) => recordAction(tx, { siteId, accountId, action, detail }));
  }

  async function fill(
    siteId: string,
    accountId: string,
    source: { siteId: string; documents: readonly CopiedDocument[] },
    note: string,
  ) {
    const actor = { siteId, accountId };
    for (const { id, sourceId, kind, key, body } of withNewIds(source.documents, newId)) {
      const result = await content.create(actor, { kind, body, key, id });
      if (result instanceof Failure) throw new Error(`A copy is refused: ${result.sentence}`);
      if (sourceId !== undefined)
        await access.copyPageLock({ siteId: source.siteId, id: sourceId }, { siteId, id: result.id });
    }
    const release = await publishing.publish(actor, { note });
    if (release instanceof Failure) throw new Error(release.sentence);
  }

  return {
    ...(await makeRemoval(deps)),

    async create(accountId: string, input: BodyOf<typeof contract.create>): Promise<NewSite | Failure> {
      const title = input.title.trim();
      const wanted = (input.identifier ?? '').trim().toLowerCase();
      const template = startOf(input.template ?? '');
      const { country = '' } = input;
      const errors = problemsOf({ title, wanted, country, hasTemplate: template !== undefined });
      if (errors || !template) return fail('invalid', { errors }, Object.values(errors ?? {})[0]);
      const identifier = wanted === '' ? await freeIdentifier(title) : wanted;
      if (identifier instanceof Failure) return identifier;
      if (await sites.isIdentifierTaken(identifier)) return taken();
      return claim(async () => {
        const email = (await accounts.profile.read(accountId))?.email ?? '';
        const id = await makeSite(deps, {
          identifier,
          template: ownSite(template, {
            name: title,
            email,
            country,
            timezone: input.timezone,
            townOf: deps.maps.largestCity,
          }),
          ownerId: accountId,
          trialEndsAt: trialEnd(),
          isLive: false,
          markSamples: deps.samples.mark,
        });
        await record(id, accountId, 'site.create', { template: template.id });
        return { id, identifier };
      });
    },

    /** Of one's own site with its drafts, of an offered one what visitors see. */
    async duplicate(accountId: string, sourceId: string): Promise<NewSite | Failure> {
      const source = await sites.find(sourceId);
      if (!source) return fail('notFound');
      const permissions = permissionsOfRoles(
        (await accounts.rolesOn(source.id, accountId)) as ContributorRole[],
      );
      const isOwn = hasPermission(permissions, Permission.contentManager);
      if (!isOwn && !source.cloneable) return fail('notFound');
      const locks = await access.pageLocks(source.id);
      const documents = (await readDocuments(deps, source.id, isOwn ? 'drafts' : 'live')).filter(
        // Whoever copies another's site must not read in the copy what needs a password there.
        ({ sourceId }) => isOwn || sourceId === undefined || !locks.has(sourceId),
      );
      const settings = documents.find(({ kind, key }) => kind === 'settings' && key === 'site');
      const stored = settings?.body['title'];
      const name = typeof stored === 'string' && stored !== '' ? stored : source.identifier;
      const title = `${name} copy`.slice(0, MAX_TITLE_LENGTH);
      const identifier = await freeIdentifier(title);
      if (identifier instanceof Failure) return identifier;
      return claim(async () => {
        const id = await sites.create({
          identifier,
          templateId: source.templateId,
          trialEndsAt: trialEnd(),
          isLive: false,
        });
        await accounts.addMember(id, accountId, [ContributorRole.admin], true);
        await assets.copyAll(source.id, id);
        await products.copyAll(source.id, id);
        await newsletter.copyLists(source.id, id);
        await shownDonations.copyAll(source.id, id);
        await members.copyAll(source.id, id);
        const copies = documents.map((document) =>
          document === settings ? { ...document, body: { ...document.body, title } } : document,
        );
        await fill(id, accountId, { siteId: source.id, documents: copies }, `Copied from ${name}`);
        await record(id, accountId, 'site.duplicate', { from: source.id });
        return { id, identifier };
      });
    },
  };
}

export type MySites = Awaited<ReturnType<typeof makeMySites>>;

function taken(): Failure {
  const failure = fail('identifierTaken');
  return fail('identifierTaken', { errors: { identifier: failure.sentence } });
}

function problemsOf(input: { title: string; wanted: string; country: string; hasTemplate: boolean }) {
  const errors: Record<string, string> = {};
  if (!input.hasTemplate) errors['template'] = 'Please choose a template';
  if (input.title === '') errors['title'] = 'Please enter a name for the site';
  if (input.title.length > MAX_TITLE_LENGTH)
    errors['title'] = `A name can have up to ${MAX_TITLE_LENGTH} characters.`;
  if (input.country !== '' && !isRegion(input.country)) errors['country'] = 'Choose a country from the list.';
  const problem = input.wanted === '' ? undefined : identifierProblem(input.wanted);
  if (problem) errors['identifier'] = problem;
  return Object.keys(errors).length > 0 ? errors : undefined;
}
