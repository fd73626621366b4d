import { MAILING_LIST_UNKNOWN } from '#core/fields/reference-kinds.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Letter } from '#contract/newsletter.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import type { Mailing } from '../mail/service.ts';
import type { Members } from '../members/service.ts';
import { findAudience, type Audience } from './audience.ts';
import { isIncomplete, mailOf } from './letter-mail.ts';
import * as store from './letter-store.ts';
import type { SenderInLanguages } from './links.ts';
import { makeSending } from './sending.ts';
import type { Newsletter } from './service.ts';

const LISTED = 100;
const ONE_AUDIENCE = 'Choose a mailing list or a member area, not both.';
const MEMBER_AREA_UNKNOWN = 'This member area does not exist. Choose another.';

/** Letters to mailing lists and member areas: written, tried on oneself, sent, and counted. */
export async function makeLetters(deps: {
  db: Database;
  jobs: Jobs;
  mail: Mailing;
  newsletter: Newsletter;
  members: Members;
  /** Pages that list emails are drawn anew. */
  renew: (tx: Tx, siteId: string) => Promise<void>;
  /** After such a transaction, so that this node draws anew at once. */
  forget: (siteId: string) => void;
  senderOf: (siteId: string) => Promise<SenderInLanguages | undefined>;
  now: () => Date;
}) {
  const { db, mail, members, senderOf, renew, forget, now } = deps;

  const audienceOf = (siteId: string, letter: store.Words): Promise<Pick<Audience, 'kind' | 'name'>> =>
    db.readSite(
      siteId,
      async (tx) => (await findAudience(tx, members, letter)) ?? { kind: 'list', name: 'Newsletter' },
    );

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

  /** What is chosen has to exist; what was chosen before may be gone by now. */
  async function audienceProblem(
    tx: Tx,
    words: store.Words,
    before?: store.Words,
  ): Promise<Failure | undefined> {
    const { listId, areaId } = words;
    if (listId !== '' && areaId !== '') return refuse('areaId', ONE_AUDIENCE);
    if (listId === (before?.listId ?? '') && areaId === (before?.areaId ?? '')) return undefined;
    if ((listId === '' && areaId === '') || (await findAudience(tx, members, words))) return undefined;
    return areaId === '' ? refuse('listId', MAILING_LIST_UNKNOWN) : refuse('areaId', MEMBER_AREA_UNKNOWN);
  }

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
      const audience = await audienceOf(siteId, row);
      const { siteTitle, words } = sender;
      const written = mailOf(row, { audience, siteTitle, words, unsubscribeUrl: '#' });
      return mail.preview({ ...written, siteId });
    },

    async create(actor: Actor, words: store.Words) {
      const id = newId();
      return db.site(actor.siteId, async (tx) => {
        const problem = await audienceProblem(tx, words);
        if (problem) return problem;
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
        const problem = await audienceProblem(tx, words, letter);
        if (problem) return problem;
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
      const audience = await audienceOf(actor.siteId, row);
      const { siteTitle, baseUrl, words } = sender;
      return db.site(actor.siteId, async (tx) => {
        const test = { ...row, subject: `Test: ${row.subject}` };
        await mail.send(tx, {
          ...mailOf(test, { audience, siteTitle, words, unsubscribeUrl: baseUrl }),
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

const refuse = (field: 'listId' | 'areaId', sentence: string) =>
  fail('invalid', { errors: { [field]: sentence } }, sentence);
