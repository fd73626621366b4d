import { counters } from '../counting/counters.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { Database } from '../database/database.ts';
import { forEachBeside, makeTogether } from '../database/gathering.ts';
import type { Attempt, JobData } from '../jobs.ts';
import type { Outages } from '../outages/service.ts';
import { lookOf } from './look.ts';
import * as store from './store.ts';
import { reasonOf, type Transport } from './transport.ts';

const TOGETHER = { lanes: 1, atMost: 20, isJob: true };
const FORGOTTEN = 'The words were forgotten after sending, because they held a private link.';

/** A mail that waits, and whom its reader sees as the sender. */
interface Addressed {
  mail: store.WaitingMail;
  sender: string;
}

/** Brings mails to the mail server, and notes what came of it. */
export function makeDelivering(deps: {
  db: Database;
  bundle: Bundle;
  transport: Transport;
  server: ReturnType<Outages['of']>;
  /** Once the server is back, what waits for its next try need not wait any longer. */
  hurry: () => Promise<unknown>;
  now: () => Date;
}) {
  const { db, bundle, transport, server, hurry, now } = deps;

  /** Mails of one site are read together. Visitors know the site that writes to them, and not the platform it runs on. */
  const findTogether = makeTogether<string, Addressed | undefined>(async (siteId, ids) => {
    const { documents, isOwnerMail } = await bundle.entry();
    return db.readSite(siteId, async (tx) => {
      const [found, look] = await Promise.all([store.findMails(tx, ids), lookOf(tx, siteId, documents)]);
      const senderOf = ({ name }: store.WaitingMail) => (isOwnerMail(name) ? '' : (look?.title ?? ''));
      const known = new Map(found.map((mail) => [mail.id, { mail, sender: senderOf(mail) }]));
      return ids.map((id) => known.get(id));
    });
  }, TOGETHER);

  const noteSentTogether = makeTogether<store.SentMail, void>(async (siteId, sent) => {
    await db.siteGathered(siteId, async (tx, end) =>
      end(() => forEachBeside(sent, (each) => store.markSent(tx, each))),
    );
    return [];
  }, TOGETHER);

  async function find(id: string, siteId: string): Promise<Addressed | undefined> {
    if (siteId !== '') return findTogether(siteId, id);
    const [mail] = await db.mail(id, (tx) => store.findMails(tx, [id]));
    if (!mail || mail.ownerSite === null) return mail && { mail, sender: '' };
    return findTogether(mail.ownerSite, id);
  }

  const noteSent = (siteId: string, sent: store.SentMail): Promise<void> =>
    siteId === ''
      ? db.mail(sent.id, async (tx, end) => end(() => store.markSent(tx, sent)))
      : noteSentTogether(siteId, sent);

  let lastVisit: Promise<unknown> = Promise.resolve();

  /** One letter after the other: a mail server is not visited by many of ours at once. */
  function attempt(addressed: Addressed): Promise<void> {
    const visit = lastVisit.then(() => visitServer(addressed));
    lastVisit = visit.catch(() => {});
    return visit;
  }

  async function visitServer({ mail, sender }: Addressed): Promise<void> {
    const resting = await server.resting();
    if (resting !== undefined) throw new Error(resting);
    const { id, to, subject, text, html, replyTo, createdAt, headers } = mail;
    try {
      await transport.deliver({ id, at: createdAt, to, subject, text, html, replyTo, sender, headers });
    } catch (error) {
      if (reasonOf(error) === 'away') await server.noteAway(problemOf(error));
      throw error;
    }
  }

  return async function deliver(
    { mailId: id = '', siteId = '', isPrivate = '' }: JobData,
    { isLast }: Attempt,
  ): Promise<void> {
    const addressed = await find(id, siteId);
    if (!addressed || addressed.mail.state === 'sent') return;
    try {
      await attempt(addressed);
    } catch (error) {
      const isRefused = reasonOf(error) === 'refused';
      const state = isLast || isRefused ? 'failed' : 'retrying';
      counters.mails.inc({ outcome: isRefused ? 'refused' : isLast ? 'given_up' : 'retrying' });
      await db.mail(id, (tx) => store.markUnsent(tx, id, { state, problem: problemOf(error) }));
      if (isRefused) return;
      // The queue tries again, later each time, and keeps what it gives up.
      throw error;
    }
    counters.mails.inc({ outcome: 'sent' });
    const isForgotten = (isPrivate === 'yes' || addressed.mail.isPrivate) && transport.isPost;
    await noteSent(siteId, { id, at: now(), ...(isForgotten && { text: FORGOTTEN, html: '' }) });
    if (await server.noteBack()) await hurry();
  };
}

const problemOf = (error: unknown) => (error instanceof Error ? error.message : 'Unknown');
