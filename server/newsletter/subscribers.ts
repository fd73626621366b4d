import { isEmail, tidyEmail } from '#core/email.ts';
import { tidyLine } from '#core/forms/shapes/tidy.ts';
import { fromCsv, toCsv } from '#core/text/csv.ts';
import { fail, Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import * as store from './store.ts';

const LISTED = 500;
const EXPORTED = 1_000_000;
const IMPORT_STEP = 1000;
const MAX_REFUSED_SHOWN = 20;

/** The people on a list, as its owner sees, brings and removes them. */
export function makeSubscribers(db: Database, now: () => Date) {
  const find = (siteId: string, listId: string, wanted: { words: string; limit: number }) =>
    db.readSite(siteId, async (tx) =>
      (await store.findList(tx, listId)) ? store.listSubscribers(tx, listId, wanted) : fail('notFound'),
    );

  return {
    async subscribers(siteId: string, listId: string, words = '') {
      const found = await find(siteId, listId, { words, limit: LISTED });
      if (found instanceof Failure) return found;
      const { rows, total } = found;
      const subscribers = rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
      return { subscribers, total };
    },

    async exportSubscribers(siteId: string, listId: string): Promise<string | Failure> {
      const found = await find(siteId, listId, { words: '', limit: EXPORTED });
      if (found instanceof Failure) return found;
      const lines = found.rows.map((row) => [
        row.email,
        row.name,
        row.status,
        row.source,
        row.changedAt.toISOString(),
      ]);
      return toCsv([['Email', 'Name', 'Status', 'Source', 'Changed'], ...lines]);
    },

    async importSubscribers(actor: Actor, listId: string, csv: string) {
      const { siteId } = actor;
      const { people, refused } = readPeople(csv);
      return db.site(siteId, async (tx) => {
        if (!(await store.findList(tx, listId))) return fail('notFound');
        const rows = [...people].map(([email, name]) => ({ siteId, listId, email, name, changedAt: now() }));
        let added = 0;
        for (let at = 0; at < rows.length; at += IMPORT_STEP)
          added += await store.addSubscribers(tx, rows.slice(at, at + IMPORT_STEP));
        await recordAction(tx, { ...actor, action: 'newsletter.import', detail: { listId, added } });
        return { added, known: rows.length - added, refused: refused.slice(0, MAX_REFUSED_SHOWN) };
      });
    },

    async removeSubscribers(actor: Actor, listId: string, emails: readonly string[]) {
      return db.site(actor.siteId, async (tx) => {
        if (!(await store.findList(tx, listId))) return fail('notFound');
        const removed = await store.deleteSubscribers(tx, listId, emails);
        await recordAction(tx, { ...actor, action: 'newsletter.remove', detail: { listId, removed } });
        return { removed };
      });
    },
  };
}

/** Any cell may hold the address; the first other words are the name. */
function readPeople(csv: string): { people: Map<string, string>; refused: string[] } {
  const people = new Map<string, string>();
  const refused: string[] = [];
  for (const cells of fromCsv(csv)) {
    const email = cells.map(tidyEmail).find(isEmail);
    const name = cells.find((cell) => cell !== '' && tidyEmail(cell) !== email) ?? '';
    if (email !== undefined) people.set(email, tidyLine(name).slice(0, 200));
    else if (!/^e-?mail/i.test(cells[0] ?? '')) refused.push(cells.join(', ').slice(0, 100));
  }
  return { people, refused };
}
