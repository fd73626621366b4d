import { eventOf, nextLook, nextState, proofName, type DomainProblem } from '#core/domains/states.ts';
import type { Domain } from '#contract/sites/domains.ts';
import { fail, Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Database, Tx } from '../database/database.ts';
import { isUniqueViolation } from '../database/errors.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import type { Site } from '../http/context.ts';
import type { Jobs } from '../jobs.ts';
import type { Languages } from '../languages/service.ts';
import type { Sites } from '../sites/service.ts';
import type { Names } from './names.ts';
import { stateOf, toDomain } from './row.ts';
import * as store from './store.ts';

const CHECK = 'domain-check';

/** Who acts; null when the system looks by itself. */
type Account = string | null;

export interface DomainDeps {
  db: Database;
  jobs: Jobs;
  sites: Sites;
  publishing: Publishing;
  names: Names;
  publicAddress: string | undefined;
  now: () => Date;
  languages: Pick<Languages, 'settings'>;
}

/** How domains are looked at: when somebody asks, and by themselves as long as it is worth it. */
export async function makeDomainChecks(deps: DomainDeps) {
  const { db, jobs, sites, publishing, names, publicAddress, now } = deps;

  const targetOf = ({ identifier }: { identifier: string }) => `${identifier}.${sites.sitesHost}`;

  /** A change that all nodes must hear of: hosts are known by heart for a while, and pages name their domain. */
  async function change<T>(siteId: string, work: (tx: Tx) => Promise<T | Failure>): Promise<T | Failure> {
    try {
      return await unlessRefused(db.site, siteId, async (tx) => {
        const result = await work(tx);
        if (!(result instanceof Failure)) await publishing.renew(tx, siteId);
        return result;
      });
    } finally {
      sites.forget(siteId);
    }
  }

  async function lookAgain(tx: Tx, row: store.DomainRow): Promise<void> {
    const at = nextLook(stateOf(row), now());
    const { ownerSite: siteId, host, createdAt } = row;
    if (at) await jobs.enqueue(tx, CHECK, { siteId, host, added: createdAt.toISOString() }, at);
  }

  /** Takes a host from a site whose record is gone, because somebody else has proved it. Says whether that was right. */
  async function release(host: string, exceptSite: string, texts: readonly string[]): Promise<boolean> {
    const other = await store.findVerified(db.platform, host);
    if (!other || other.ownerSite === exceptSite) return true;
    if (texts.includes(other.proof)) return false;
    const { ownerSite } = other;
    await change(ownerSite, async (tx) => {
      await store.update(tx, other, {
        verifiedAt: null,
        failedAt: now(),
        isPrimary: false,
        problem: 'wrongRecord',
      });
      await recordAction(tx, {
        siteId: ownerSite,
        accountId: null,
        action: 'domain.fail',
        detail: { host },
      });
    });
    return true;
  }

  /** Looks at the name servers, outside of any transaction: they may take their time. */
  async function look(site: Site, host: string) {
    const texts = await names.texts(proofName(host));
    const isPointing = await names.leadsTo(host, { name: targetOf(site), address: publicAddress });
    return { texts, isPointing };
  }

  async function check(site: Site, account: Account, host: string): Promise<Domain | Failure> {
    const found = await db.readSite(site.id, (tx) => store.find(tx, site.id, host));
    if (!found) return fail('notFound');
    const { texts, isPointing } = await look(site, host);
    const isOurs = texts?.includes(found.proof) ?? false;
    const isFree = !isOurs || (await release(host, site.id, texts ?? []));
    try {
      const row = await db.site(site.id, async (tx) => {
        const before = await store.lock(tx, site.id, host);
        return before && settle(tx, account, before, isFree ? { texts, isPointing } : 'elsewhere');
      });
      return row ? toDomain(row) : fail('notFound');
    } catch (error) {
      // Somebody else proved it at the same moment.
      if (isUniqueViolation(error, 'domains_verified')) return fail('domainTaken');
      throw error;
    } finally {
      sites.forget(site.id);
    }
  }

  /** Writes down what a look has shown, and what follows from it. */
  async function settle(
    tx: Tx,
    accountId: Account,
    before: store.DomainRow,
    seen: 'elsewhere' | { texts: readonly string[] | undefined; isPointing: boolean },
  ): Promise<store.DomainRow | undefined> {
    const state = stateOf(before);
    const { ownerSite: siteId, host, proof, createdAt } = before;
    const checkedAt = now();
    if (seen === 'elsewhere') return store.update(tx, before, { checkedAt, problem: 'elsewhere' });
    const { texts } = seen;
    const event = eventOf({ state, now: checkedAt, provedAt: before.provedAt ?? createdAt, texts, proof });
    const next = nextState(state, event);
    const after = await store.update(tx, before, {
      checkedAt,
      problem: problemOf(texts, proof, seen.isPointing),
      ...(event === 'proved' && { provedAt: checkedAt }),
      ...(next !== state && {
        verifiedAt: next === 'verified' ? checkedAt : null,
        failedAt: next === 'failed' ? checkedAt : null,
        ...(next === 'failed' && { isPrimary: false }),
      }),
    });
    if (next === state || !after) return after;
    const action = next === 'verified' ? 'domain.verify' : 'domain.fail';
    await recordAction(tx, { siteId, accountId, action, detail: { host } });
    await publishing.renew(tx, siteId);
    // Nobody looks after a domain that was given up, until it is proved after all.
    if (state === 'failed') await lookAgain(tx, after);
    return after;
  }

  /** The look a domain gets by itself. One that was removed, or removed and added again, has other looks. */
  async function checkByItself(siteId: string, host: string, added: string): Promise<void> {
    const site = await sites.find(siteId);
    const row = await db.readSite(siteId, (tx) => store.find(tx, siteId, host));
    if (!site || !row || row.createdAt.toISOString() !== added || stateOf(row) === 'failed') return;
    await check(site, null, host);
    await db.site(siteId, async (tx) => {
      const after = await store.find(tx, siteId, host);
      if (after) await lookAgain(tx, after);
    });
  }

  await jobs.handle(CHECK, ({ siteId = '', host = '', added = '' }) => checkByItself(siteId, host, added));

  return { targetOf, change, lookAgain, check, checkByItself };
}

function problemOf(
  texts: readonly string[] | undefined,
  proof: string,
  isPointing: boolean,
): DomainProblem | '' {
  if (texts === undefined) return 'noAnswer';
  if (texts.length === 0) return 'noRecord';
  if (!texts.includes(proof)) return 'wrongRecord';
  return isPointing ? '' : 'notPointing';
}
