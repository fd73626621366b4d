import type { InvitationState } from '#core/people/invitation.ts';
import type { ErrorCode } from '#contract/errors.ts';

/** What is said of an invitation that is no longer open. */
export const INVITATION_OVER: Record<Exclude<InvitationState, 'open'>, ErrorCode> = {
  used: 'invitationUsed',
  revoked: 'invitationRevoked',
  expired: 'invitationExpired',
};
