import { PER_MINUTE } from '#core/access/paces.ts';
import { z } from 'zod';
import { ContributorRole, Permission } from '#core/enumerations/permissions.ts';
import { MAX_MESSAGE_LENGTH } from '#core/people/invitation.ts';
import { id } from '../id.ts';
import * as at from '../addresses/people.ts';
import { route } from '../route.ts';

const params = z.object({ id });
const scope = 'site';
const needs = { permission: Permission.admin } as const;
const moment = z.iso.datetime();
export const CHOOSE_A_ROLE = 'Please choose at least one role.';
const roles = z.array(z.int()).min(1, CHOOSE_A_ROLE).max(50);

/** Who may do everything is made by whoever says again who they are. */
const makesAdmin = z.object({
  roles: z.array(z.int()).refine((given) => given.includes(ContributorRole.admin)),
});

const person = z.object({
  id,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.int()),
  /** Finer ones than the roles give. */
  permissions: z.array(z.int()),
  isOwner: z.boolean(),
});
const invitation = z.object({
  id,
  email: z.string(),
  roles: z.array(z.int()),
  invitedBy: z.string().nullable(),
  sentAt: moment,
  expiresAt: moment,
  isExpired: z.boolean(),
});
const done = z.object({ isDone: z.literal(true) });

export type Person = z.output<typeof person>;
export type Invitation = z.output<typeof invitation>;

/** Who works on a site, and with which roles. */
export const people = {
  list: route({
    method: 'GET',
    path: '/api/people',
    summary: 'The site’s contributors and the invitations that wait for an answer',
    scope,
    needs,
    reply: z.object({ people: z.array(person), invitations: z.array(invitation) }),
  }),
  permissions: route({
    method: 'GET',
    path: '/api/people/permissions',
    summary: 'Every finer permission by its area, and what each role may do',
    scope,
    needs,
    reply: z.object({
      permissions: z.array(
        z.object({
          id: z.int(),
          area: z.enum(['settings', 'commerce']),
          /** Empty for those that open nothing yet. */
          name: z.string(),
        }),
      ),
      roles: z.array(z.object({ id: z.int(), name: z.string(), permissions: z.array(z.int()) })),
    }),
  }),
  admins: route({
    method: 'GET',
    path: '/api/people/admins',
    summary: 'The names of those who decide about roles, to ask them',
    scope,
    needs: { permission: Permission.config },
    reply: z.object({ admins: z.array(z.object({ name: z.string(), isOwner: z.boolean() })) }),
  }),
  invite: route({
    method: 'POST',
    path: '/api/people/invitations',
    summary: 'Invite somebody by mail',
    scope,
    needs,
    records: 'people.invite',
    body: z.strictObject({
      email: z.string().max(300),
      roles,
      message: z.string().max(MAX_MESSAGE_LENGTH).optional(),
    }),
    sudo: makesAdmin,
    reply: invitation,
    perMinute: PER_MINUTE.secret,
  }),
  resend: route({
    method: 'POST',
    path: '/api/people/invitations/:id/resend',
    summary: 'Send an invitation again with a new link; the old one stops working',
    scope,
    needs,
    records: 'people.resend',
    params,
    reply: invitation,
    perMinute: PER_MINUTE.secret,
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api/people/invitations/:id',
    summary: 'Take an invitation back',
    scope,
    needs,
    records: 'people.revoke',
    params,
    reply: done,
  }),
  changeRoles: route({
    method: 'PUT',
    path: '/api/people/:id/roles',
    summary: 'Give a contributor other roles and finer permissions, from their next request on',
    scope,
    needs,
    records: 'people.roles',
    params,
    body: z.strictObject({
      roles: z.array(z.int()).max(50),
      /** Finer ones besides the roles; those there are stay without it. */
      permissions: z.array(z.int()).max(100).optional(),
    }),
    sudo: makesAdmin,
    reply: person,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/people/:id',
    summary: 'Remove a contributor; ends their sessions on the site',
    scope,
    needs,
    records: ['people.remove', 'people.leave'],
    params,
    reply: done,
  }),
  transfer: route({
    method: 'POST',
    path: '/api/people/:id/owner',
    summary: 'Make another admin the owner of the site',
    scope,
    needs: 'owner',
    records: 'people.transfer',
    params,
    sudo: true,
    reply: done,
    perMinute: PER_MINUTE.costly,
  }),
  leave: route({
    ...at.leave,
    summary: 'Stop working on a site',
    scope: 'platform',
    needs: 'account',
    records: 'people.leave',
    params: z.object({ id: z.string().max(100) }),
    reply: z.object({ redirect: z.string() }),
  }),
  accept: route({
    ...at.accept,
    summary: 'Accept the invitation of a mail',
    scope: 'platform',
    needs: 'account',
    records: 'people.accept',
    body: z.strictObject({ token: z.string().max(200) }),
    reply: z.object({ redirect: z.string() }),
    perMinute: PER_MINUTE.secret,
  }),
} as const;
