import type { Mail } from '#site/mails/render.tsx';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { mailsReadBy } from './readers.ts';
import * as store from './store.ts';
import type { Transport } from './transport.ts';

const QUEUE = 'mail';
const LISTED = 50;
const FORGOTTEN = 'The words were forgotten after sending, because they held a private link.';

/** Whom a mail goes to, and how it is sent. */
export interface Envelope {
  to: string;
  isPrivate?: boolean;
  /** The site it is sent for; its owners may read it. */
  siteId?: string;
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  /** The letter to a list that it is one of: such mails are counted, not listed. */
  letter?: string;
}

export async function makeMailing(deps: {
  db: Database;
  jobs: Jobs;
  bundle: Bundle;
  transport: Transport;
  now: () => Date;
}) {
  const { db, jobs, bundle, transport, now } = deps;

  async function deliver(id: string, isPrivate: boolean): Promise<void> {
    const mail = await db.mail(id, (tx) => store.findMail(tx, id));
    if (!mail || mail.state === 'sent') return;
    try {
      const { to, subject, text, html, replyTo, createdAt } = mail;
      const headers = mail.headers as Record<string, string>;
      await transport.deliver({ id, at: createdAt, to, subject, text, html, replyTo, headers });
    } catch (error) {
      const problem = error instanceof Error ? error.message : 'Unknown';
      await db.mail(id, (tx) => store.markFailed(tx, id, problem));
      // The queue tries again, later each time.
      throw error;
    }
    const isForgotten = isPrivate && transport.isPost;
    const sent = { at: now(), ...(isForgotten && { text: FORGOTTEN, html: '' }) };
    await db.mail(id, (tx) => store.markSent(tx, id, sent));
  }

  await jobs.handle(QUEUE, ({ mailId = '', isPrivate = '' }) => deliver(mailId, isPrivate === 'yes'));

  return {
    /** Whether people get their mail, so that one may wait for their answer. */
    isPost: transport.isPost,

    /** Sent if and only if `tx` commits. Links that open an account make a mail private. */
    async send(tx: Tx, mail: Mail & Envelope): Promise<void> {
      const { renderMail } = await bundle.entry();
      const id = newId();
      const { to, siteId = null, replyTo = '', headers = {}, letter = null } = mail;
      await store.insertMail(tx, {
        id,
        name: mail.name,
        to,
        ...renderMail(mail),
        ownerSite: siteId,
        replyTo,
        headers,
        letter,
        createdAt: now(),
      });
      await jobs.enqueue(tx, QUEUE, { mailId: id, isPrivate: mail.isPrivate ? 'yes' : 'no' });
    },

    /** How a mail will look, without sending it. */
    async preview(mail: Mail) {
      return (await bundle.entry()).renderMail(mail);
    },

    forgetOf: (tx: Tx, siteId: string, before: Date) => store.forgetMailsOf(tx, siteId, before),
    emptyLetters: (tx: Tx, siteId: string, before: Date) => store.emptyLetters(tx, siteId, before),
    countOfLetter: (siteId: string, letter: string) =>
      db.readSite(siteId, (tx) => store.countOfLetter(tx, letter)),

    /** What was sent for a site. */
    listOf: (siteId: string) => db.readSite(siteId, (tx) => store.listMailsOf(tx, siteId, { limit: LISTED })),

    /** As much of it as somebody with these permissions may read. */
    listFor: (siteId: string, permissions: readonly number[]) =>
      db.readSite(siteId, (tx) =>
        store.listMailsOf(tx, siteId, { names: mailsReadBy(permissions), limit: LISTED }),
      ),

    /** Sent to one address for a site, as much of it as somebody with these permissions may read. */
    listToFor: (siteId: string, to: string, permissions: readonly number[]) =>
      db.readSite(siteId, (tx) =>
        store.listMailsOf(tx, siteId, { names: mailsReadBy(permissions), to, limit: LISTED }),
      ),

    async listTo(email: string) {
      const rows = await db.mailbox(email, (tx) => store.listMailsTo(tx, email, LISTED));
      return rows.map(({ id, subject, text, state, createdAt }) => ({ id, subject, text, state, createdAt }));
    },
  };
}

export type Mailing = Awaited<ReturnType<typeof makeMailing>>;
