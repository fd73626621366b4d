import { isId } from '#core/ids.ts';
import { invitationState } from '#core/people/invitation.ts';
import { fail, Failure } from '#contract/errors.ts';
import { recordAction } from '../audit.ts';
import type { Site } from '../http/context.ts';
import { digest } from '../secrets/secrets.ts';
import { INVITATION_OVER } from './invitation-over.ts';
import type { PeopleDeps } from './parts.ts';
import * as store from './store.ts';

const ID_LENGTH = 24;

/** What somebody who was invited does with the link in the mail. */
export function makeAnswering({ db, sites, maxContributors, titleOf, now }: PeopleDeps) {
  /** The open invitation of a link with its site, or what has become of it. */
  async function find(token: string): Promise<{ site: Site; hash: string } | Failure> {
    const [siteId, secret] = [token.slice(0, ID_LENGTH), token.slice(ID_LENGTH)];
    const site = isId(siteId) ? await sites.find(siteId) : undefined;
    return site ? { site, hash: digest(secret) } : fail('invitationUnknown');
  }

  function checkOpen(row: store.InvitationRow | undefined): store.InvitationRow | Failure {
    if (!row) return fail('invitationUnknown');
    const state = invitationState(row, now());
    return state === 'open' ? row : fail(INVITATION_OVER[state]);
  }

  return {
    /** What the page of a link shows before it is accepted. */
    async read(token: string) {
      const link = await find(token);
      if (link instanceof Failure) return link;
      const row = checkOpen(await db.readSite(link.site.id, (tx) => store.findByHash(tx, link.hash)));
      if (row instanceof Failure) return row;
      const { email, roles, message, invitedBy } = row;
      const siteTitle = await titleOf(link.site);
      return {
        email,
        roles,
        message,
        invitedBy: invitedBy ?? '',
        siteTitle,
        siteUrl: sites.urlOf(link.site),
      };
    },

    async accept(
      visitor: { accountId: string; email: string },
      token: string,
    ): Promise<{ identifier: string; roles: number[] } | Failure> {
      const link = await find(token);
      if (link instanceof Failure) return link;
      const { site, hash } = link;
      const { accountId } = visitor;
      return db.site(site.id, async (tx) => {
        await store.lockPeople(tx, site.id);
        const row = checkOpen(await store.findByHash(tx, hash));
        if (row instanceof Failure) return row;
        if (row.email !== visitor.email) return fail('invitationForOther');
        if (await store.findPerson(tx, accountId)) return fail('alreadyMember');
        if ((await store.listPeople(tx)).length >= (await maxContributors(tx))) return fail('planIsFull');
        const { roles, email } = row;
        await store.insertPerson(tx, { siteId: site.id, accountId, roles });
        await store.updateInvitation(tx, row.id, { acceptedAt: now() });
        const detail = { email, roles };
        await recordAction(tx, { siteId: site.id, accountId, action: 'people.accept', detail });
        return { identifier: site.identifier, roles };
      });
    },
  };
}
