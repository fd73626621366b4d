import { isEmail, tidyEmail } from '#core/email.ts';
import { isId } from '#core/ids.ts';
import { EMAIL_FIELD_INVALID } from '#core/messages/editing.ts';
import {
  INVITATION_DAYS,
  invitationEnd,
  invitationState,
  MAX_OPEN_INVITATIONS,
  type InvitationState,
} from '#core/people/invitation.ts';
import { roleNames, tidyRoles } from '#core/people/roles.ts';
import { fail, Failure, type ErrorCode } from '#contract/errors.ts';
import type { Invitation } from '#contract/people/people.ts';
import { digest, newSecret } from '../secrets/secrets.ts';
import { recordAction } from '../audit.ts';
import type { Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { Host, PeopleDeps } from './parts.ts';
import { checkRoles } from './check-roles.ts';
import * as store from './store.ts';

const OVER: Record<Exclude<InvitationState, 'open'>, ErrorCode> = {
  used: 'invitationUsed',
  revoked: 'invitationRevoked',
  expired: 'invitationExpired',
};
const ID_LENGTH = 24;

/** Inviting people by mail, and their answer. */
export function makeInvitations({ db, accounts, sites, mail, maxContributors, titleOf, now }: PeopleDeps) {
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
      values: {
        siteTitle: await titleOf(site),
        invitedBy: inviter?.name ?? '',
        roles: roleNames(letter.roles),
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

  /** The open invitation of a link with its site, or what has become of it. */
  async function find(token: string): Promise<{ site: Site; hash: string } | Failure> {
    const [siteId, secret] = [token.slice(0, ID_LENGTH), token.slice(ID_LENGTH)];
    const site = isId(siteId) ? await sites.find(siteId) : undefined;
    return site ? { site, hash: digest(secret) } : fail('invitationUnknown');
  }

  function checkOpen(row: store.InvitationRow | undefined): store.InvitationRow | Failure {
    if (!row) return fail('invitationUnknown');
    const state = invitationState(row, now());
    return state === 'open' ? row : fail(OVER[state]);
  }

  return {
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
        if (state === 'used' || state === 'revoked') return fail(OVER[state]);
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
        if (state === 'used' || state === 'revoked') return fail(OVER[state]);
        await store.updateInvitation(tx, id, { revokedAt: now() });
        const detail = { email: row.email };
        await recordAction(tx, { siteId: site.id, accountId, action: 'people.revoke', detail });
        return undefined;
      });
    },

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
