import {
  CODE_PERMISSION,
  COMMENT_MODERATION_PERMISSION,
  hasPermission,
  Permission,
} from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import type { Mail } from '#site/mails/render.tsx';

/** Whose mails these are: who may not open the area may not read its mails either. Links in them open orders and accounts. */
const READERS: Readonly<Record<Mail['name'], number>> = {
  confirmEmail: Permission.admin,
  alreadySignedUp: Permission.admin,
  resetPassword: Permission.admin,
  nobodyToReset: Permission.admin,
  passwordChanged: Permission.admin,
  confirmNewEmail: Permission.admin,
  emailBelongsToAnother: Permission.admin,
  emailChanged: Permission.admin,
  twoFactorChanged: Permission.admin,
  passkeysChanged: Permission.admin,
  invitation: Permission.admin,
  newOwner: Permission.admin,
  renewalFailed: Permission.admin,
  planEnded: Permission.admin,
  codeWaits: CODE_PERMISSION,
  formSubmission: Permission.contentManager,
  formAutoresponse: Permission.contentManager,
  formReply: Permission.contentManager,
  confirmSubscription: Permission.newsletter,
  welcomeSubscriber: Permission.newsletter,
  letter: Permission.newsletter,
  // Their links open accounts: those who see orders may not take one over.
  customerWelcome: Permission.admin,
  customerKnown: Permission.admin,
  customerUnknown: Permission.admin,
  customerReset: Permission.admin,
  customerLogin: Permission.admin,
  customerPassword: CommercePermission.viewOrders,
  order: CommercePermission.viewOrders,
  newOrder: CommercePermission.viewOrders,
  subscriptionStarted: Permission.admin,
  subscriptionDeclined: Permission.admin,
  subscriptionUnpaid: Permission.admin,
  subscriptionEnded: Permission.admin,
  subscriptionPrice: Permission.admin,
  subscriptionWaits: Permission.admin,
  // Whoever reads it can spend the card.
  giftCard: Permission.admin,
  giftCardSent: CommercePermission.viewOrders,
  lowStock: CommercePermission.inventory,
  donationReceipt: CommercePermission.viewOrders,
  newDonation: CommercePermission.viewOrders,
  monthlyDonation: CommercePermission.viewOrders,
  donationStatement: CommercePermission.viewOrders,
  newComment: COMMENT_MODERATION_PERMISSION,
  newReview: COMMENT_MODERATION_PERMISSION,
  weeklyReport: Permission.activity,
};

/** Mails from before their names were kept; nobody but an admin may read all kinds. */
const NAMELESS = '';

export function mailsReadBy(permissions: readonly number[]): string[] {
  const names = Object.entries(READERS).flatMap(([name, needed]) =>
    hasPermission(permissions, needed) ? [name] : [],
  );
  return hasPermission(permissions, Permission.admin) ? [...names, NAMELESS] : names;
}
