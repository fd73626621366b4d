import { isUnavailable } from '../database/unavailable.ts';
import type { Site } from '../http/context.ts';

/** A host nobody has asked for lately is looked up again, so that new domains and removed sites show soon. */
const FRESH_FOR = 30_000;
const MAX_HOSTS = 20_000;

/** Which site a host belongs to, remembered so that most requests need not ask the database. */
export function makeKnownHosts({
  find,
  isAway,
  now,
}: {
  find: (host: string) => Promise<Site | undefined>;
  /** Whether the database is known not to answer: what was known last is believed meanwhile. */
  isAway: () => boolean;
  now: () => number;
}) {
  const hosts = new Map<string, { site: Site | undefined; readAt: number }>();
  const isFresh = ({ readAt }: { readAt: number }) => now() - readAt <= FRESH_FOR || isAway();

  return {
    async siteAt(host: string): Promise<Site | undefined> {
      const known = hosts.get(host);
      if (known && isFresh(known)) return known.site;
      let site: Site | undefined;
      try {
        site = await find(host);
      } catch (error) {
        if (known && isUnavailable(error)) return known.site;
        throw error;
      }
      hosts.delete(host);
      hosts.set(host, { site, readAt: now() });
      const oldest = hosts.size > MAX_HOSTS ? hosts.keys().next().value : undefined;
      if (oldest !== undefined) hosts.delete(oldest);
      return site;
    },

    /** The site of a host if it is known without asking the database. */
    peek(host: string): Site | undefined {
      const known = hosts.get(host);
      return known && isFresh(known) ? known.site : undefined;
    },

    /** Called when a change is heard of, here or from another node. A host that was nobody's may now be this site's. */
    forget(siteId: string): void {
      for (const [host, { site }] of hosts) if (!site || site.id === siteId) hosts.delete(host);
    },

    forgetAll: () => hosts.clear(),

    /** Anything may have changed unheard: all is looked up again, and believed only while nobody answers. */
    doubtAll: (): void => {
      for (const known of hosts.values()) known.readAt = -Infinity;
    },
  };
}
