import type { InvitationPage } from '#site/platform/invitation.tsx';
import { ROLES } from '#core/people/roles.ts';
import { Failure } from '#contract/errors.ts';
import type { People } from '../people/service.ts';
import { problemOf } from './entry-pages.ts';
import type { Viewer } from './own-pages.ts';

const INVITATION_PATH = '/invitation';

/** Whom the invitation was sent to that somebody is on the way to; empty when they are on no such way. */
export async function invitedEmail(people: People, to: string): Promise<string> {
  const url = new URL(to, 'http://host.invalid');
  if (url.pathname !== INVITATION_PATH) return '';
  const found = await people.invitations.read(url.searchParams.get('token') ?? '');
  return found instanceof Failure ? '' : found.email;
}

/** What somebody sees who opens the link of an invitation, signed in or not. */
export async function invitationPage(
  people: People,
  url: URL,
  viewer: Viewer | undefined,
): Promise<InvitationPage> {
  const token = url.searchParams.get('token') ?? '';
  const account = viewer ? { name: viewer.visitor.name, crumb: viewer.crumb } : null;
  const found = await people.invitations.read(token);
  if (found instanceof Failure)
    return { name: 'invitation', account, token, problem: found.sentence, invitation: null, viewer: null };
  const { roles, siteUrl, ...invitation } = found;
  return {
    name: 'invitation',
    account,
    token,
    problem: problemOf(url),
    invitation: {
      ...invitation,
      siteHost: new URL(siteUrl).host,
      roles: ROLES.filter(({ id }) => roles.includes(id)),
    },
    viewer: viewer ? { email: viewer.visitor.email, isInvited: viewer.visitor.email === found.email } : null,
  };
}
