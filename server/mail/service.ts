import type { Mail } from '#site/mails/render.tsx';
import type { Database, Tx } from '../database/database.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/actor.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import type { Outages } from '../outages/service.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { makeDelivering } from './delivering.ts';
import { inLanguageOf } from './language.ts';
import { lookOf } from './look.ts';
import { mailsReadBy } from './readers.ts';
import * as store from './store.ts';
import type { Transport } from './transport.ts';

const QUEUE = 'mail';
const LISTED = 50;
const RESENT_AT_ONCE = 500;
const MAIL_SERVER = 'mail';

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
  outages: Outages;
  now: () => Date;
}) {
  const { db, jobs, bundle, transport, now } = deps;
  const server = deps.outages.of(MAIL_SERVER);

  const hurry = () => jobs.hurry(QUEUE);
  await jobs.handle(QUEUE, makeDelivering({ ...deps, server, hurry }), { isBeside: true });

  return {
    /** Whether people get their mail, so that one may wait for their answer. */
    isPost: transport.isPost,

    /** Sent if and only if `tx` commits; tells its id. Links that open an account make a mail private. */
    async send(tx: Tx, mail: Mail & Envelope): Promise<string> {
      const { renderMail, isToOwner, documents } = await bundle.entry();
      const id = newId();
      const { to, siteId = null, replyTo = '', headers = {}, letter = null } = mail;
      const look = siteId === null || isToOwner(mail) ? undefined : await lookOf(tx, siteId, documents);
      await store.insertMail(tx, {
        id,
        name: mail.name,
        to,
        ...renderMail(await inLanguageOf(tx, mail, isToOwner), look),
        ownerSite: siteId,
        replyTo,
        headers,
        letter,
        isPrivate: mail.isPrivate ?? false,
        createdAt: now(),
      });
      const isPrivate = mail.isPrivate ? 'yes' : 'no';
      await jobs.enqueue(tx, QUEUE, { mailId: id, isPrivate, ...(siteId !== null && { siteId }) });
      return id;
    },

    /** Tries again now what could not be sent: one mail, or all that somebody with these permissions may read. */
    async resend(actor: Actor, permissions: readonly number[], id?: string): Promise<{ count: number }> {
      return db.site(actor.siteId, async (tx) => {
        const ids = await store.resetUnsent(tx, actor.siteId, { names: mailsReadBy(permissions), id });
        await sendAgain(jobs, tx, ids);
        const count = ids.length;
        if (count > 0) await recordAction(tx, { ...actor, action: 'mail.resend', detail: { count } });
        return { count };
      });
    },

    /** What could not be sent for any site, and the newest of what was given up; for those who run the server. */
    unsent: (limit: number) =>
      db.unsentMails(async (tx) => ({
        ...(await store.countAllUnsent(tx)),
        list: await store.listGivenUp(tx, limit),
      })),

    countUnsentOfAll: () => db.unsentMails((tx) => store.countAllUnsent(tx)),

    /** Tries again now what was given up for any site: all of it, or one mail. */
    async resendGivenUp(id?: string): Promise<number> {
      let count = 0;
      for (let last = RESENT_AT_ONCE; last === RESENT_AT_ONCE; count += last)
        last = await db.unsentMails(async (tx) => {
          const ids = await store.resetGivenUp(tx, { id, limit: RESENT_AT_ONCE });
          await sendAgain(jobs, tx, ids);
          return ids.length;
        });
      return count;
    },

    /** Since when the mail server does not answer. */
    outage: () => server.current(),

    countUnsent: (siteId: string, permissions: readonly number[]) =>
      db.readSite(siteId, (tx) => store.countUnsent(tx, siteId, mailsReadBy(permissions))),

    /** How a mail of a site will look, without sending it. */
    async preview(mail: Mail & { siteId?: string }) {
      const { renderMail, isToOwner, documents } = await bundle.entry();
      const { siteId } = mail;
      if (siteId === undefined || isToOwner(mail)) return renderMail(mail);
      return renderMail(mail, await db.readSite(siteId, (tx) => lookOf(tx, siteId, documents)));
    },

    forgetOf: (tx: Tx, siteId: string, before: Date) => store.forgetMailsOf(tx, siteId, before),
    emptyLetters: (tx: Tx, siteId: string, before: Date) => store.emptyLetters(tx, siteId, before),
    statesOf: store.statesOf,
    oldestOf: (tx: Tx, siteId: string) => store.oldestMailsOf(tx, siteId),
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

/** A dead letter of the same mail would send it a second time. */
async function sendAgain(jobs: Jobs, tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await jobs.forgetDead(tx, QUEUE, { key: 'mailId', values: ids });
  for (const mailId of ids) await jobs.enqueue(tx, QUEUE, { mailId });
}

export type Mailing = Awaited<ReturnType<typeof makeMailing>>;
