import { letterLink } from '#core/analytics/letter-link.ts';
import { fail } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Jobs } from '../jobs.ts';
import type { Mailing } from '../mail/service.ts';
import type { Members } from '../members/service.ts';
import { findAudience } from './audience.ts';
import { isIncomplete, mailOf } from './letter-mail.ts';
import * as store from './letter-store.ts';
import { sayLetter } from './in-languages.ts';
import { unsubscribeHeaders, type Sender, type SenderInLanguages } from './links.ts';
import type { Newsletter } from './service.ts';

const QUEUE = 'newsletter-letter';
/** Mails written in one transaction: few enough that a stop is heeded soon. */
export const LETTER_PART = 100;

const NO_MEMBERS = 'Nobody has access to this member area yet.';

/** Sends a letter part by part through the queue, until it is through or stopped. */
export async function makeSending(deps: {
  db: Database;
  jobs: Jobs;
  mail: Mailing;
  newsletter: Newsletter;
  members: Members;
  renew: (tx: Tx, siteId: string) => Promise<void>;
  /** After such a transaction, so that this node draws anew at once. */
  forget: (siteId: string) => void;
  senderOf: (siteId: string) => Promise<SenderInLanguages | undefined>;
  now: () => Date;
}) {
  const { db, jobs, mail, newsletter, members, renew, forget, senderOf, now } = deps;

  /** The next part of a letter, and the job of the part after it, in one transaction: killed in between, none is written twice. */
  async function writePart(siteId: string, letterId: string): Promise<void> {
    const sender = await senderOf(siteId);
    if (!sender) return;
    await db.site(siteId, async (tx) => {
      const letter = await store.lockLetter(tx, letterId);
      if (letter?.state !== 'sending' || letter.startedAt === null) return;
      const { listId, areaId, reached, startedAt, replyTo } = letter;
      const audience = await findAudience(tx, members, letter);
      // Its list or area was deleted on the way: nobody is left to write to.
      if (!audience) return store.updateLetter(tx, letterId, { state: 'stopped' });
      const actionUrl = letterLink(letter.actionUrl, { subject: letter.subject, baseUrl: sender.baseUrl });
      const part = await audience.next({ after: reached, joinedBy: startedAt, limit: LETTER_PART });
      for (const [language, readers] of Map.groupBy(part, (each) => each.language)) {
        const by: Sender = sender.inLanguage(language);
        const { siteTitle, words } = by;
        const said = { ...(await sayLetter(tx, by, letter)), actionUrl };
        const named = { kind: audience.kind, name: await audience.nameIn(by) };
        for (const { email } of readers) {
          const unsubscribeUrl = await newsletter.unsubscribeLink(by, { listId, areaId, email, letterId });
          await mail.send(tx, {
            ...mailOf(said, { audience: named, siteTitle, words, unsubscribeUrl }),
            to: email,
            siteId,
            replyTo,
            letter: letterId,
            headers: unsubscribeHeaders(unsubscribeUrl),
          });
        }
      }
      const isLast = part.length < LETTER_PART;
      await store.updateLetter(tx, letterId, {
        written: letter.written + part.length,
        reached: part.at(-1)?.email ?? reached,
        ...(isLast && { state: 'sent' }),
      });
      if (!isLast) await jobs.enqueue(tx, QUEUE, { siteId, letterId });
      return undefined;
    });
  }

  await jobs.handle(QUEUE, ({ siteId = '', letterId = '' }) => writePart(siteId, letterId));

  return {
    async send(actor: Actor, id: string) {
      const { siteId } = actor;
      const sent = await db.site(siteId, async (tx) => {
        const letter = await store.lockLetter(tx, id);
        if (!letter) return fail('notFound');
        if (letter.state !== 'draft') return fail('letterGone');
        if (isIncomplete(letter)) return fail('letterIncomplete');
        const audience = await findAudience(tx, members, letter);
        if (!audience) return fail('letterListMissing');
        const recipients = await audience.count();
        if (recipients === 0)
          return audience.kind === 'list' ? fail('letterNobody') : fail('letterNobody', {}, NO_MEMBERS);
        await store.updateLetter(tx, id, {
          state: 'sending',
          recipients,
          startedAt: now(),
          changedAt: now(),
        });
        if (letter.isArchived) await renew(tx, siteId);
        await jobs.enqueue(tx, QUEUE, { siteId, letterId: id });
        await recordAction(tx, { ...actor, action: 'newsletter.send', detail: { id, recipients } });
        return { recipients };
      });
      forget(siteId);
      return sent;
    },

    async stop(actor: Actor, id: string) {
      return db.site(actor.siteId, async (tx) => {
        const letter = await store.lockLetter(tx, id);
        if (!letter) return fail('notFound');
        if (letter.state !== 'sending') return fail('letterGone', {}, 'This email has already been sent.');
        await store.updateLetter(tx, id, { state: 'stopped' });
        await recordAction(tx, { ...actor, action: 'newsletter.stop', detail: { id } });
        return { id };
      });
    },
  };
}
