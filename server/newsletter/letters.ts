import { MAILING_LIST_UNKNOWN } from '#core/fields/reference-kinds.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Letter } from '#contract/newsletter.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import type { Mailing } from '../mail/service.ts';
import { isIncomplete, mailOf } from './letter-mail.ts';
import * as store from './letter-store.ts';
import type { Sender } from './links.ts';
import { makeSending } from './sending.ts';
import type { Newsletter } from './service.ts';

const LISTED = 100;

/** Letters to mailing lists: written, tried on oneself, sent, and counted. */
export async function makeLetters(deps: {
  db: Database;
  jobs: Jobs;
  mail: Mailing;
  newsletter: Newsletter;
  /** Pages that list emails are drawn anew. */
  renew: (tx: Tx, siteId: string) => Promise<void>;
  /** After such a transaction, so that this node draws anew at once. */
  forget: (siteId: string) => void;
  senderOf: (siteId: string) => Promise<Sender | undefined>;
  now: () => Date;
}) {
  const { db, mail, newsletter, senderOf, renew, forget, now } = deps;

  async function listNameOf(siteId: string, listId: string): Promise<string> {
    return (listId === '' ? undefined : await newsletter.findList(siteId, listId))?.name ?? 'Newsletter';
  }

  async function describe(siteId: string, row: store.LetterRow): Promise<Letter> {
    const { reached: _reached, ...letter } = row;
    const counts = row.state === 'draft' ? {} : await mail.countOfLetter(siteId, row.id);
    return {
      ...letter,
      delivered: counts.sent ?? 0,
      failed: counts.failed ?? 0,
      changedAt: row.changedAt.toISOString(),
      startedAt: row.startedAt?.toISOString() ?? null,
    };
  }

  const isLost = async (tx: Tx, listId: string) => listId !== '' && !(await newsletter.listIn(tx, listId));

  const read = (siteId: string, id: string) => db.readSite(siteId, (tx) => store.findLetter(tx, id));

  return {
    ...(await makeSending(deps)),

    async list(siteId: string) {
      const rows = await db.readSite(siteId, (tx) => store.listLetters(tx, LISTED));
      const described = await Promise.all(rows.map((row) => describe(siteId, row)));
      return { letters: described.map(({ text: _text, ...letter }) => letter) };
    },

    async find(siteId: string, id: string): Promise<Letter | Failure> {
      const row = await read(siteId, id);
      return row ? describe(siteId, row) : fail('notFound');
    },

    async preview(siteId: string, id: string) {
      const [row, sender] = [await read(siteId, id), await senderOf(siteId)];
      if (!row || !sender) return fail('notFound');
      const listName = await listNameOf(siteId, row.listId);
      const { siteTitle, words } = sender;
      return mail.preview(mailOf(row, { listName, siteTitle, words, unsubscribeUrl: '#' }));
    },

    async create(actor: Actor, words: store.Words) {
      const id = newId();
      return db.site(actor.siteId, async (tx) => {
        if (await isLost(tx, words.listId)) return refuseList();
        await store.insertLetter(tx, { siteId: actor.siteId, id, ...words, changedAt: now() });
        await recordAction(tx, { ...actor, action: 'newsletter.write', detail: { id } });
        return { id };
      });
    },

    async update(actor: Actor, id: string, words: store.Words) {
      const changedAt = now();
      return db.site(actor.siteId, async (tx) => {
        const letter = await store.lockLetter(tx, id);
        if (!letter) return fail('notFound');
        if (letter.state !== 'draft') return fail('letterGone');
        // Its list may have been deleted since it was chosen.
        if (words.listId !== letter.listId && (await isLost(tx, words.listId))) return refuseList();
        await store.updateLetter(tx, id, { ...words, changedAt });
        await recordAction(tx, { ...actor, action: 'newsletter.write', detail: { id } });
        return { id, changedAt: changedAt.toISOString() };
      });
    },

    async remove(actor: Actor, id: string) {
      const removed = await db.site(actor.siteId, async (tx) => {
        const letter = await store.lockLetter(tx, id);
        if (!letter) return fail('notFound');
        if (letter.state === 'sending') return fail('letterGone');
        await store.deleteLetter(tx, id);
        if (letter.isArchived) await renew(tx, actor.siteId);
        await recordAction(tx, { ...actor, action: 'newsletter.discard', detail: { id } });
        return { id };
      });
      forget(actor.siteId);
      return removed;
    },

    async archive(actor: Actor, id: string, isArchived: boolean) {
      const archived = await db.site(actor.siteId, async (tx) => {
        if (!(await store.lockLetter(tx, id))) return fail('notFound');
        await store.updateLetter(tx, id, { isArchived });
        await renew(tx, actor.siteId);
        await recordAction(tx, { ...actor, action: 'newsletter.archive', detail: { id, isArchived } });
        return { id };
      });
      forget(actor.siteId);
      return archived;
    },

    /** To the owner's own mailbox alone: a test is no way to write to strangers. */
    async test(actor: Actor, id: string, to: string) {
      const [row, sender] = [await read(actor.siteId, id), await senderOf(actor.siteId)];
      if (!row || !sender) return fail('notFound');
      if (isIncomplete(row)) return fail('letterIncomplete');
      const listName = await listNameOf(actor.siteId, row.listId);
      const { siteTitle, baseUrl, words } = sender;
      return db.site(actor.siteId, async (tx) => {
        const test = { ...row, subject: `Test: ${row.subject}` };
        await mail.send(tx, {
          ...mailOf(test, { listName, siteTitle, words, unsubscribeUrl: baseUrl }),
          to,
          siteId: actor.siteId,
          replyTo: row.replyTo,
        });
        await recordAction(tx, { ...actor, action: 'newsletter.test', detail: { id } });
        return { to };
      });
    },
  };
}

export type Letters = Awaited<ReturnType<typeof makeLetters>>;

const refuseList = () => fail('invalid', { errors: { listId: MAILING_LIST_UNKNOWN } }, MAILING_LIST_UNKNOWN);
