import { asc } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Tx } from '../database/database.ts';
import { mailingLists, subscribers } from '../database/schema.ts';

/** Lists of templates are called by a name that their blocks know. */
const id = z.string().min(1).max(60);
const words = z.string().max(400);
const moment = z.coerce.date();
/** Few enough for the parameters that one statement may have. */
const CHUNK = 1000;

/** Mailing lists as they stand in an archive, with who is on them and who is no longer. */
const archived = z.object({
  lists: z.array(z.object({ id, name: words, isDoubleOptIn: z.boolean(), createdAt: moment })),
  subscribers: z.array(
    z.object({
      listId: id,
      email: words,
      name: words,
      status: z.enum(['pending', 'subscribed', 'unsubscribed']),
      source: words,
      // Archives of earlier versions have none.
      language: words.default(''),
      createdAt: moment,
      changedAt: moment,
    }),
  ),
});

async function readAll(tx: Tx) {
  return {
    lists: await tx.select().from(mailingLists).orderBy(asc(mailingLists.id)),
    subscribers: await tx.select().from(subscribers).orderBy(asc(subscribers.listId), asc(subscribers.email)),
  };
}

/** Lists for archives, and from them. */
export function makeListArchive({ db }: { db: Database }) {
  return {
    archived: async (siteId: string) => archived.parse(await db.readSite(siteId, readAll)),

    /** Known lists and mailboxes stay as they are: nobody is subscribed again who has left. */
    async takeArchived(siteId: string, rows: unknown): Promise<number> {
      const all = archived.parse(rows);
      const known = new Set(all.lists.map((list) => list.id));
      const people = all.subscribers.filter(({ listId }) => known.has(listId));
      await db.site(siteId, async (tx) => {
        for (const list of all.lists)
          await tx
            .insert(mailingLists)
            .values({ ...list, siteId })
            .onConflictDoNothing();
        for (let start = 0; start < people.length; start += CHUNK)
          await tx
            .insert(subscribers)
            .values(people.slice(start, start + CHUNK).map((each) => ({ ...each, siteId })))
            .onConflictDoNothing();
      });
      return all.lists.length;
    },
  };
}
