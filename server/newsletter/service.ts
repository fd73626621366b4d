import { isEmail, tidyEmail } from '#core/email.ts';
import { fromCsv, toCsv } from '#core/text/csv.ts';
import { tidyLine } from '#core/forms/shapes/tidy.ts';
import { fail, Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database, Tx } from '../database/database.ts';
import { isSignature, sign, type SiteSecrets } from '../secrets/site-secrets.ts';
import { newId } from '../ids.ts';
import type { Mailing } from '../mail/service.ts';
import { countLeaving } from './letter-store.ts';
import * as store from './store.ts';

const LISTED = 500;
const EXPORTED = 1_000_000;
const IMPORT_STEP = 1000;
const MAX_REFUSED_SHOWN = 20;

/** The site a mail is sent for: what it is called, and where it lives. */
export interface Sender {
  siteId: string;
  siteTitle: string;
  baseUrl: string;
}

type LinkPurpose = 'confirm' | 'unsubscribe';
/** Whom a link is about, and the letter it stands in. */
interface LinkSubject {
  listId: string;
  email: string;
  letterId?: string;
}

export function makeNewsletter(deps: { db: Database; mail: Mailing; secrets: SiteSecrets; now: () => Date }) {
  const { db, mail, secrets, now } = deps;

  /** A link says which list and mailbox it is about, signed, so that nobody signs off somebody else. */
  async function tokenOf(siteId: string, purpose: LinkPurpose, about: LinkSubject) {
    const { listId, email, letterId } = about;
    const said = [purpose, listId, email, ...(letterId === undefined ? [] : [letterId])];
    const body = Buffer.from(JSON.stringify(said)).toString('base64url');
    return `${body}.${sign(await secrets.of(siteId, 'newsletter'), body)}`;
  }

  async function readToken(siteId: string, purpose: LinkPurpose, token: string) {
    const [body = '', signature = ''] = token.split('.');
    if (!isSignature(await secrets.of(siteId, 'newsletter'), body, signature)) return undefined;
    const [said, listId, email, letterId] = JSON.parse(Buffer.from(body, 'base64url').toString()) as string[];
    if (said !== purpose || listId === undefined || email === undefined) return undefined;
    return { listId, email, letterId };
  }

  async function linkOf(sender: Sender, purpose: LinkPurpose, about: LinkSubject): Promise<string> {
    const { siteId, baseUrl } = sender;
    return `${baseUrl}/newsletter/${purpose}?token=${await tokenOf(siteId, purpose, about)}`;
  }

  const headersOf = (unsubscribeUrl: string) => ({
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });

  async function changeStatus(siteId: string, purpose: LinkPurpose, token: string) {
    const wanted = await readToken(siteId, purpose, token);
    if (!wanted) return undefined;
    const { listId, email, letterId } = wanted;
    return db.site(siteId, async (tx) => {
      const list = await store.findList(tx, listId);
      const before = await store.lockSubscriber(tx, listId, email);
      if (!list || !before) return undefined;
      const status = purpose === 'confirm' ? 'subscribed' : 'unsubscribed';
      if (before.status !== status) {
        await store.setStatus(tx, listId, email, { status, changedAt: now() });
        // A second click on the same link is not a second person.
        if (letterId !== undefined) await countLeaving(tx, letterId);
      }
      return { listName: list.name, email };
    });
  }

  const find = (siteId: string, listId: string, wanted: { words: string; limit: number }) =>
    db.readSite(siteId, async (tx) =>
      (await store.findList(tx, listId)) ? store.listSubscribers(tx, listId, wanted) : fail('notFound'),
    );

  return {
    findList: (siteId: string, id: string) => db.readSite(siteId, (tx) => store.findList(tx, id)),
    listIn: store.findList,
    headersOf,
    unsubscribeLink: (sender: Sender, about: LinkSubject) => linkOf(sender, 'unsubscribe', about),

    /** Part of the transaction of the submission. The same mailbox is kept once, and who left may come back. */
    async subscribe(
      tx: Tx,
      sender: Sender,
      wanted: { listId: string; email: string; name: string; source: string },
    ): Promise<boolean> {
      const list = await store.findList(tx, wanted.listId);
      if (!list) return false;
      const email = tidyEmail(wanted.email);
      const before = await store.lockSubscriber(tx, list.id, email);
      if (before?.status === 'subscribed') return true;
      const status = list.isDoubleOptIn ? 'pending' : 'subscribed';
      const { siteId, siteTitle } = sender;
      await store.putSubscriber(tx, {
        siteId,
        listId: list.id,
        email,
        name: tidyLine(wanted.name).slice(0, 200),
        status,
        source: wanted.source.slice(0, 200),
        changedAt: now(),
      });
      const about = { listId: list.id, email };
      const unsubscribeUrl = await linkOf(sender, 'unsubscribe', about);
      const words = { listName: list.name, siteTitle, unsubscribeUrl };
      await mail.send(tx, {
        ...(list.isDoubleOptIn
          ? {
              name: 'confirmSubscription',
              values: { ...words, url: await linkOf(sender, 'confirm', about) },
            }
          : { name: 'welcomeSubscriber', values: words }),
        to: email,
        siteId,
        headers: headersOf(unsubscribeUrl),
      });
      return true;
    },

    confirm: (siteId: string, token: string) => changeStatus(siteId, 'confirm', token),
    unsubscribe: (siteId: string, token: string) => changeStatus(siteId, 'unsubscribe', token),

    /** Whom an unsubscribe link is about, without doing anything yet: mail programs open links by themselves. */
    async describeLink(siteId: string, token: string) {
      const wanted = await readToken(siteId, 'unsubscribe', token);
      const list = wanted && (await db.readSite(siteId, (tx) => store.findList(tx, wanted.listId)));
      return list ? { listName: list.name, email: wanted.email } : undefined;
    },

    lists: (siteId: string) => db.readSite(siteId, store.listLists),

    /** For sites made from a template, whose blocks name their list. */
    ensureList: (siteId: string, list: { id: string; name: string; isDoubleOptIn: boolean }) =>
      db.site(siteId, (tx) => store.insertList(tx, { siteId, ...list })),

    /** A copy of a site has its lists, which its blocks name, and nobody on them. */
    async copyLists(from: string, to: string): Promise<void> {
      const lists = await db.readSite(from, store.listLists);
      await db.site(to, async (tx) => {
        for (const { id, name, isDoubleOptIn } of lists)
          await store.insertList(tx, { siteId: to, id, name, isDoubleOptIn });
      });
    },

    async createList(actor: Actor, words: { name: string; isDoubleOptIn: boolean }) {
      const id = newId();
      return db.site(actor.siteId, async (tx) => {
        await store.insertList(tx, { siteId: actor.siteId, id, ...words });
        await recordAction(tx, { ...actor, action: 'newsletter.createList', detail: { id } });
        return { id };
      });
    },

    async updateList(actor: Actor, id: string, words: { name: string; isDoubleOptIn: boolean }) {
      return db.site(actor.siteId, async (tx) => {
        if (!(await store.updateList(tx, id, words))) return fail('notFound');
        await recordAction(tx, { ...actor, action: 'newsletter.updateList', detail: { id } });
        return { id };
      });
    },

    async removeList(actor: Actor, id: string) {
      return db.site(actor.siteId, async (tx) => {
        if (!(await store.deleteList(tx, id))) return fail('notFound');
        await recordAction(tx, { ...actor, action: 'newsletter.removeList', detail: { id } });
        return { id };
      });
    },

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
      const people = new Map<string, string>();
      const refused: string[] = [];
      for (const cells of fromCsv(csv)) {
        const email = cells.map(tidyEmail).find(isEmail);
        const name = cells.find((cell) => cell !== '' && tidyEmail(cell) !== email) ?? '';
        if (email !== undefined) people.set(email, tidyLine(name).slice(0, 200));
        else if (!/^e-?mail/i.test(cells[0] ?? '')) refused.push(cells.join(', ').slice(0, 100));
      }
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

export type Newsletter = ReturnType<typeof makeNewsletter>;
