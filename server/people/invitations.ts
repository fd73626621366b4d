import { isEmail, tidyEmail } from '#core/email.ts';
import { EMAIL_FIELD_INVALID } from '#core/messages/editing.ts';
import {
  INVITATION_DAYS,
  invitationEnd,
  invitationState,
  MAX_OPEN_INVITATIONS,
} from '#core/people/invitation.ts';
import { tidyRoles } from '#core/people/roles.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Invitation } from '#contract/people/people.ts';
import { digest, newSecret } from '../secrets/secrets.ts';
import { recordAction } from '../audit.ts';
import type { Tx } from '../database/database.ts';
import { languageOf } from '../mail/language.ts';
import { newId } from '../ids.ts';
import { makeAnswering } from './answering.ts';
import { INVITATION_OVER } from './invitation-over.ts';
import type { Host, PeopleDeps } from './parts.ts';
import { checkRoles } from './check-roles.ts';
import * as store from './store.ts';

/** Their own where they have an account, else that of whoever invites them: who asks somebody in can speak with them. */
async function languageOfInvited(tx: Tx, invited: string, inviter: string): Promise<string> {
  return (await languageOf(tx, invited, null)) || languageOf(tx, inviter, null);
}

/** Inviting people by mail. */
export function makeInvitations(deps: PeopleDeps) {
  const { db, accounts, sites, mail, maxContributors, titleOf, now } = deps;
  const toInvitation = (row: store.InvitationRow): Invitation => ({
    id: row.id,
    email: row.email,
    roles: row.roles,
    invitedBy: row.invitedBy,
    sentAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isExpired: row.expiresAt <= now(),
  });

  /** A link holds the site too: invitations can only be seen within theirs. */
  async function send(
    tx: Tx,
    { site, accountId }: Host,
    letter: { email: string; roles: readonly number[]; message: string; secret: string },
  ): Promise<void> {
    const inviter = await store.findPerson(tx, accountId);
    await mail.send(tx, {
      to: letter.email,
      isPrivate: true,
      name: 'invitation',
      language: await languageOfInvited(tx, letter.email, inviter?.email ?? ''),
      values: {
        siteTitle: await titleOf(site),
        invitedBy: inviter?.name ?? '',
        roles: letter.roles,
        message: letter.message,
        url: `${sites.appUrl}/invitation?token=${site.id}${letter.secret}`,
        days: INVITATION_DAYS,
      },
    });
  }

  /** Whoever has an open invitation has a place already. */
  async function isFull(tx: Tx): Promise<boolean> {
    const [people, waiting] = [await store.listPeople(tx), await store.listUnanswered(tx)];
    const open = waiting.filter((row) => invitationState(row, now()) === 'open');
    return people.length + open.length >= (await maxContributors(tx));
  }

  async function readBack(tx: Tx, id: string): Promise<Invitation> {
    const row = await store.findInvitation(tx, id);
    if (!row) throw new Error('The invitation was not written.');
    return toInvitation(row);
  }

  return {
    ...makeAnswering(deps),

    list: async (tx: Tx): Promise<Invitation[]> => (await store.listUnanswered(tx)).map(toInvitation),

    async invite(
      host: Host,
      input: { email: string; roles: readonly number[]; message?: string | undefined },
    ): Promise<Invitation | Failure> {
      const email = tidyEmail(input.email);
      if (!isEmail(email))
        return fail('invalid', { errors: { email: EMAIL_FIELD_INVALID } }, EMAIL_FIELD_INVALID);
      const refusal = checkRoles(input.roles) ?? (await accounts.slowInvitations(email));
      if (refusal) return refusal;
      const { site, accountId } = host;
      return db.site(site.id, async (tx) => {
        await store.lockPeople(tx, site.id);
        const people = await store.listPeople(tx);
        if (people.some((person) => person.email === email))
          return fail('alreadyMember', { errors: { email: fail('alreadyMember').sentence } });
        const waiting = await store.listUnanswered(tx);
        const before = waiting.find((row) => row.email === email);
        if (before && invitationState(before, now()) === 'open')
          return fail('alreadyInvited', { errors: { email: fail('alreadyInvited').sentence } });
        if (waiting.length >= MAX_OPEN_INVITATIONS) return fail('tooManyInvitations');
        if (await isFull(tx)) return fail('planIsFull');
        // An old one would stand beside the new one and could be sent again.
        if (before) await store.updateInvitation(tx, before.id, { revokedAt: now() });
        const [id, secret] = [newId(), newSecret()];
        const roles = tidyRoles(input.roles);
        const message = (input.message ?? '').trim();
        await store.insertInvitation(tx, {
          siteId: site.id,
          id,
          email,
          roles,
          message,
          tokenHash: digest(secret),
          invitedBy: accountId,
          createdAt: now(),
          expiresAt: invitationEnd(now()),
        });
        await send(tx, host, { email, roles, message, secret });
        await recordAction(tx, {
          siteId: site.id,
          accountId,
          action: 'people.invite',
          detail: { email, roles },
        });
        return readBack(tx, id);
      });
    },

    /** Only the newest link of an invitation works. */
    async resend(host: Host, id: string): Promise<Invitation | Failure> {
      const { site, accountId } = host;
      const known = await db.readSite(site.id, (tx) => store.findInvitation(tx, id));
      if (!known) return fail('notFound');
      const refusal = await accounts.slowInvitations(known.email);
      if (refusal) return refusal;
      return db.site(site.id, async (tx) => {
        await store.lockPeople(tx, site.id);
        const row = await store.findInvitation(tx, id);
        if (!row) return fail('notFound');
        const state = invitationState(row, now());
        if (state === 'used' || state === 'revoked') return fail(INVITATION_OVER[state]);
        if (state === 'expired' && (await isFull(tx))) return fail('planIsFull');
        const secret = newSecret();
        await store.updateInvitation(tx, id, {
          tokenHash: digest(secret),
          invitedBy: accountId,
          createdAt: now(),
          expiresAt: invitationEnd(now()),
        });
        await send(tx, host, { ...row, secret });
        const detail = { email: row.email, roles: row.roles };
        await recordAction(tx, { siteId: site.id, accountId, action: 'people.resend', detail });
        return readBack(tx, id);
      });
    },

    async revoke({ site, accountId }: Host, id: string): Promise<Failure | undefined> {
      return db.site(site.id, async (tx) => {
        await store.lockPeople(tx, site.id);
        const row = await store.findInvitation(tx, id);
        if (!row) return fail('notFound');
        const state = invitationState(row, now());
        if (state === 'used' || state === 'revoked') return fail(INVITATION_OVER[state]);
        await store.updateInvitation(tx, id, { revokedAt: now() });
        const detail = { email: row.email };
        await recordAction(tx, { siteId: site.id, accountId, action: 'people.revoke', detail });
        return undefined;
      });
    },
  };
}
