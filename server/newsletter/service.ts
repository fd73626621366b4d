import { tidyEmail } from '#core/email.ts';
import { tidyLine } from '#core/forms/shapes/tidy.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Told } from '../languages/say-rows.ts';
import type { Members } from '../members/service.ts';
import type { Mailing } from '../mail/service.ts';
import type { SiteSecrets } from '../secrets/site-secrets.ts';
import { findSaidList } from './in-languages.ts';
import { countLeaving } from './letter-store.ts';
import { makeLinks, unsubscribeHeaders, type LinkPurpose, type LinkSubject, type Sender } from './links.ts';
import { makeLists } from './lists.ts';
import * as store from './store.ts';
import { makeSubscribers } from './subscribers.ts';

export function makeNewsletter(deps: {
  db: Database;
  mail: Mailing;
  secrets: SiteSecrets;
  members: Members;
  now: () => Date;
}) {
  const { db, mail, members, now } = deps;
  const links = makeLinks(deps.secrets);

  async function changeStatus(told: Told, purpose: LinkPurpose, token: string) {
    const { siteId } = told;
    const wanted = await links.read(siteId, purpose, token);
    if (!wanted) return undefined;
    const { listId, areaId, email, letterId } = wanted;
    return db.site(siteId, async (tx) => {
      if (areaId !== '') {
        const left = await members.stopMails(tx, { siteId, areaId, email });
        if (left?.isNews === true && letterId !== undefined) await countLeaving(tx, letterId);
        const area = left && (await members.areaIn(tx, told, areaId));
        return area && { listName: area.name, email };
      }
      const list = await findSaidList(tx, told, listId);
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

  return {
    ...makeLists(db),
    ...makeSubscribers(db, now),
    audiences: async (siteId: string) => ({
      lists: await db.readSite(siteId, store.listLists),
      areas: await members.mailedAreas(siteId),
    }),
    unsubscribeLink: (sender: Sender, about: LinkSubject) => links.to(sender, 'unsubscribe', about),

    /** Part of the transaction of the submission. The same mailbox is kept once, and who left may come back. */
    async subscribe(
      tx: Tx,
      sender: Sender,
      wanted: { listId: string; email: string; name: string; source: string },
    ): Promise<boolean> {
      const list = await findSaidList(tx, sender, wanted.listId);
      if (!list) return false;
      const email = tidyEmail(wanted.email);
      const before = await store.lockSubscriber(tx, list.id, email);
      if (before?.status === 'subscribed') return true;
      const status = list.isDoubleOptIn ? 'pending' : 'subscribed';
      const { siteId, siteTitle, words } = sender;
      await store.putSubscriber(tx, {
        siteId,
        listId: list.id,
        email,
        name: tidyLine(wanted.name).slice(0, 200),
        status,
        source: wanted.source.slice(0, 200),
        language: sender.speech?.language ?? '',
        changedAt: now(),
      });
      const about = { listId: list.id, email };
      const unsubscribeUrl = await links.to(sender, 'unsubscribe', about);
      const values = { listName: list.name, siteTitle, unsubscribeUrl };
      await mail.send(tx, {
        ...(list.isDoubleOptIn
          ? {
              name: 'confirmSubscription',
              values: { ...values, url: await links.to(sender, 'confirm', about) },
            }
          : { name: 'welcomeSubscriber', values }),
        words,
        to: email,
        siteId,
        headers: unsubscribeHeaders(unsubscribeUrl),
      });
      return true;
    },

    confirm: (told: Told, token: string) => changeStatus(told, 'confirm', token),
    unsubscribe: (told: Told, token: string) => changeStatus(told, 'unsubscribe', token),

    /** Whom an unsubscribe link is about, without doing anything yet: mail programs open links by themselves. */
    async describeLink(told: Told, token: string) {
      const wanted = await links.read(told.siteId, 'unsubscribe', token);
      if (!wanted) return undefined;
      const { listId, areaId, email } = wanted;
      const found = await db.readSite(told.siteId, (tx): Promise<{ name: string } | undefined> =>
        areaId === '' ? findSaidList(tx, told, listId) : members.areaIn(tx, told, areaId),
      );
      return found && { listName: found.name, email };
    },
  };
}

export type Newsletter = ReturnType<typeof makeNewsletter>;
