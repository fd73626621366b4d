import type { VisitorConsent } from '#core/consent/policies.ts';
import type { Sites } from '../sites/service.ts';
import type { CachedPage } from './page-cache.ts';

/** Pages a cache was never told about, whatever the reason, are old for this long at most. */
const KEPT_SECONDS = 3600;
/** Answers that were under way during a publish may reach a cache after its purge; nothing is drawn longer than this. */
const AGAIN_AFTER_MS = 10_000;
const ANSWER_WITHIN_MS = 3000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;
/** Of more sites than this at once, everything is purged. */
const MANY = 1000;

/** On all pages that caches may keep; the other key is the site's id. */
const EVERYTHING = 'plinth';

/** What a cache has to be told of a site: its pages carry the id, and stand under these hosts. */
export interface Purged {
  siteId: string;
  hosts: readonly string[];
}

/** Tells the caches that stand in front of this server what they may keep, and when it is no longer true. */
export interface CachesInFront {
  /** The headers of a page that `isForStrangers`. */
  headersFor(page: Pick<CachedPage, 'terms'>, siteId: string): Readonly<Record<string, string>>;
  purge(site: Purged): void;
  purgeAll(): void;
}

/**
 * Whether everybody who brings no cookie of ours gets this copy until the next publish. Frames get none with an owner's
 * code, and a cache that does not look for frames must not hand them one.
 */
export const isForStrangers = (
  { status, terms, carriesCode, until }: CachedPage,
  { choice }: Pick<VisitorConsent, 'choice'>,
): boolean => status === 200 && !choice && terms.trials.length === 0 && !carriesCode && !until;

export function makeCachesInFront(deps: {
  urls: readonly string[];
  token?: string | undefined;
  /** In which a proxy tells the country, where it is believed. */
  countryHeader?: string | undefined;
  outage: { noteAway: (problem: string) => Promise<void>; noteBack: () => Promise<unknown> };
}): CachesInFront {
  const { urls, token, countryHeader, outage } = deps;
  const places = urls.map((url) => makePurger(new URL(url), { token, outage }));
  const asked = (keys: readonly string[], hosts: readonly string[]) => {
    for (const place of places) place.add(keys, hosts);
  };
  const twice = (keys: readonly string[], hosts: readonly string[]) => {
    asked(keys, hosts);
    setTimeout(() => asked(keys, hosts), AGAIN_AFTER_MS).unref();
  };

  return {
    headersFor({ terms: { rules, matters } }, siteId) {
      const asksForConsent =
        matters.length > 0 || rules.isCookieBannerEnabled || rules.isAnalyticsCookiesDisabled;
      const place = countryHeader === undefined ? [] : [countryHeader.toLowerCase()];
      return {
        vary: ['accept-encoding', ...(asksForConsent ? ['sec-gpc', ...place] : [])].join(', '),
        'cache-control': `public, max-age=0, s-maxage=${KEPT_SECONDS}, must-revalidate`,
        'surrogate-key': `${EVERYTHING} ${siteId}`,
      };
    },
    purge: ({ siteId, hosts }) => twice([siteId], hosts),
    purgeAll: () => twice([EVERYTHING], []),
  };
}

/** One cache. What it could not be told is told again until it answers, as it may keep pages over a restart. */
function makePurger(
  url: URL,
  { token, outage }: Pick<Parameters<typeof makeCachesInFront>[0], 'token' | 'outage'>,
) {
  const waiting = new Map<string, Set<string>>();
  let isTelling = false;

  async function tell(key: string, hosts: ReadonlySet<string>): Promise<void> {
    const answer = await fetch(url, {
      method: 'PURGE',
      headers: {
        'surrogate-key': key,
        ...(hosts.size > 0 && { 'purge-hosts': [...hosts].join(' ') }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`It answered ${answer.status}.`);
  }

  async function tellAll(): Promise<void> {
    let wait = FIRST_WAIT_MS;
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const [key, hosts] = next;
      waiting.delete(key);
      try {
        await tell(key, hosts);
        wait = FIRST_WAIT_MS;
        await outage.noteBack().catch(() => {});
      } catch (error) {
        add([key], [...hosts]);
        await outage.noteAway(error instanceof Error ? error.message : 'It did not answer.').catch(() => {});
        await new Promise((done) => setTimeout(done, wait).unref());
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      }
    }
  }

  function add(keys: readonly string[], hosts: readonly string[]): void {
    if (waiting.has(EVERYTHING)) return;
    if (waiting.size >= MANY || keys.includes(EVERYTHING)) {
      waiting.clear();
      waiting.set(EVERYTHING, new Set());
    } else for (const key of keys) waiting.set(key, new Set([...(waiting.get(key) ?? []), ...hosts]));
    if (isTelling) return;
    isTelling = true;
    void tellAll().finally(() => {
      isTelling = false;
    });
  }

  return { add };
}

/** What is done on every node when it hears of a publish, and when it may have missed one. */
export const makeHearing = ({
  sites,
  cachesInFront,
}: {
  sites: Sites;
  cachesInFront: CachesInFront | undefined;
}) => ({
  forget(siteId: string): void {
    sites.forget(siteId);
    if (!cachesInFront) return;
    void sites
      .find(siteId)
      .then(
        (site) => (site ? sites.hostsOf(site) : []),
        () => [],
      )
      .then((hosts) => cachesInFront.purge({ siteId, hosts }));
  },
  doubtAll(): void {
    sites.doubtAll();
    cachesInFront?.purgeAll();
  },
});
