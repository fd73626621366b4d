import { createHash } from 'node:crypto';
import { actionsLike } from '#core/activity/say-action.ts';
import { makeChainCheck, type ChainState } from '#core/activity/chain.ts';
import type { activity as contract } from '#contract/people/activity.ts';
import type { QueryOf, ReplyOf } from '#contract/route.ts';
import type { Database } from '../database/database.ts';
import * as store from './store.ts';

export const PAGE_LENGTH = 50;
const LINKS_AT_ONCE = 2000;

/** The log of what owners did, for reading. */
export function makeActivity({ db }: { db: Database }) {
  return {
    async list(siteId: string, query: QueryOf<typeof contract.list>): Promise<ReplyOf<typeof contract.list>> {
      const words = query.search?.trim() ?? '';
      const filter = {
        person: query.person,
        kind: query.kind,
        before: query.before,
        from: query.from === undefined ? undefined : new Date(query.from),
        to: query.to === undefined ? undefined : new Date(query.to),
        search:
          words === ''
            ? undefined
            : { words, actions: [...actionsLike(words), ...(query.actions?.split(',') ?? [])] },
      };
      // One more than a page tells whether there is another.
      const rows = await db.readSite(siteId, (tx) => store.listEntries(tx, filter, PAGE_LENGTH + 1));
      const page = rows.slice(0, PAGE_LENGTH);
      return {
        entries: page.map(({ id, at, action, detail, accountId, name }) => ({
          id,
          at: at.toISOString(),
          action,
          detail,
          person: accountId === null ? null : { id: accountId, name: name ?? '' },
        })),
        next: rows.length > PAGE_LENGTH ? (page.at(-1)?.id ?? null) : null,
      };
    },

    /** Reads the log from its beginning, as one moment shows it. */
    check: (siteId: string): Promise<ChainState> =>
      db.readSite(siteId, async (tx) => {
        const chain = makeChainCheck((text) => createHash('sha256').update(text).digest('hex'));
        let after: number | undefined = 0;
        while (after !== undefined) {
          const links: store.SealedEntry[] = await store.listSeals(tx, after, LINKS_AT_ONCE);
          for (const { at, ...link } of links) chain.follow({ ...link, at: at?.toISOString() ?? null });
          after = links.length === LINKS_AT_ONCE ? links.at(-1)?.number : undefined;
        }
        return chain.end();
      }),

    people: (siteId: string) => db.readSite(siteId, store.listActors),
  };
}

export type Activity = ReturnType<typeof makeActivity>;
