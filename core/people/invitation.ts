import { DAY_MS } from '../durations.ts';

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 7;
export const MAX_MESSAGE_LENGTH = 1000;
/** Open at one time on one site; a site is no way to send mail to the world. */
export const MAX_OPEN_INVITATIONS = 100;

export type InvitationState = 'open' | 'used' | 'revoked' | 'expired';

export interface InvitationTimes {
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
}

export function invitationState(
  { expiresAt, acceptedAt, revokedAt }: InvitationTimes,
  now: Date,
): InvitationState {
  if (acceptedAt) return 'used';
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}

export function invitationEnd(sentAt: Date): Date {
  return new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS);
}
