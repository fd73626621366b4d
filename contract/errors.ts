import { NOT_A_PRODUCT_FILE } from '#core/commerce/catalogue/csv-kinds.ts';
import { SKU_TAKEN } from '#core/commerce/catalogue/product.ts';
import { SUBTOTAL_TOO_LOW } from '#core/messages/cart.ts';
import { en as said } from '#core/words/errors/en.ts';
import { LIST_REQUIRED, VIMEO_BASIC } from '#core/messages/editing.ts';
import { PROCESSING_FAILED, UPLOAD_INCOMPLETE } from '#core/messages/files.ts';

/** The one catalogue of errors a caller can meet: a code for programs, a status, a sentence for people. */
export const ERRORS = {
  badRequest: { status: 400, sentence: said.badRequest },
  invalid: { status: 400, sentence: said.invalid },
  loginRequired: { status: 401, sentence: 'Please log in to continue.' },
  customerLogin: { status: 401, sentence: said.customerLogin },
  wrongCredentials: { status: 401, sentence: said.wrongCredentials },
  wrongCode: {
    status: 401,
    sentence: 'This code is incorrect or was used before. Try the next one.',
  },
  loginAgain: { status: 401, sentence: 'The login took too long. Start again.' },
  wrongPasskey: {
    status: 401,
    sentence: 'This passkey was not accepted. Try again, or use another way to log in.',
  },
  wrongEmail: { status: 400, sentence: said.wrongEmail },
  wrongPassword: { status: 400, sentence: said.wrongPassword },
  locked: { status: 403, sentence: said.locked },
  forMembers: { status: 403, sentence: said.forMembers },
  planNeeded: {
    status: 409,
    sentence: 'This site is in its trial. Choose a plan, then go live.',
  },
  wrongLockPassword: { status: 401, sentence: said.wrongLockPassword },
  weakPassword: {
    status: 400,
    sentence: said.weakPassword,
  },
  unknownRole: { status: 400, sentence: 'That role doesn’t exist. Choose one from the list.' },
  invitationForOther: {
    status: 403,
    sentence: 'This invitation was sent to another email. Please log in with that one to accept it.',
  },
  ownerOnly: { status: 403, sentence: 'Only the owner of a site can do this.' },
  operatorOnly: { status: 403, sentence: 'Only operators of this server can do this.' },
  forbidden: { status: 403, sentence: 'Your role on this site does not allow this.' },
  confirmIdentity: { status: 403, sentence: 'Please confirm that it is you.' },
  adminOnly: {
    status: 403,
    sentence: 'This works in the admin only. If you are there, reload the page and try again.',
  },
  windowOnly: { status: 403, sentence: 'This page opens in a window of its own only.' },
  customerBlocked: {
    status: 403,
    sentence: said.customerBlocked,
  },
  customerHasAccount: {
    status: 409,
    sentence: 'The customer you are merging has an account. Keep that customer instead.',
  },
  customersHaveAccounts: {
    status: 409,
    sentence: 'Both customers have an account of their own, so they cannot be merged.',
  },
  oldBrowser: {
    status: 403,
    sentence: 'This browser is too old to log in with. Please update it, or use another one.',
  },
  workerRefused: { status: 403, sentence: 'Sites have no service workers.' },
  codeWaits: {
    status: 403,
    sentence: 'Nothing was published: there is code that an admin has to approve first. They have been told.',
  },
  crumbFail: { status: 403, sentence: said.crumbFail },
  previewOnly: {
    status: 403,
    sentence: 'This is a preview of a template: nothing is sent or kept here.',
  },
  notFound: { status: 404, sentence: said.notFound },
  invitationUnknown: {
    status: 404,
    sentence: 'There is no such invitation. Please open the newest link that was sent to you.',
  },
  wrongMethod: { status: 405, sentence: 'This address does not answer to that method.' },
  tooSlow: { status: 408, sentence: 'The request took too long to arrive.' },
  conflict: { status: 409, sentence: 'Somebody else saved this in the meantime. Nothing was overwritten.' },
  pathTaken: {
    status: 409,
    sentence: 'Another page already uses this address. Please choose a different one.',
  },
  reviewExpired: { status: 410, sentence: said.reviewExpired },
  reviewedBefore: { status: 409, sentence: said.reviewedBefore },
  commentsClosed: { status: 409, sentence: said.commentsClosed },
  limitReached: { status: 400, sentence: 'You have reached the limit.' },
  nothingToPublish: { status: 409, sentence: 'There is nothing to publish: the live site is up to date.' },
  identifierTaken: { status: 409, sentence: 'This address is taken. Please choose another one.' },
  domainTaken: {
    status: 409,
    sentence: 'This domain is in use by another site. Please remove it there first.',
  },
  domainListed: { status: 409, sentence: 'This domain is already in your list.' },
  domainUnproved: { status: 409, sentence: 'Only a domain that was verified can be the primary one.' },
  domainUnverified: { status: 409, sentence: 'Verify this domain first.' },
  primaryHasNoLanguage: {
    status: 409,
    sentence: 'The primary domain shows the default language. Make another domain primary first.',
  },
  domainHasLanguage: {
    status: 409,
    sentence: 'This domain shows one language. Choose “Whole site” for it first.',
  },
  tooManyDomains: { status: 409, sentence: 'A site can have up to 20 domains.' },
  passkeyTaken: { status: 409, sentence: 'This passkey is already in use.' },
  tooManyPasskeys: { status: 409, sentence: 'An account can have up to 20 passkeys. Remove one first.' },
  emailTaken: { status: 409, sentence: 'This email already belongs to another account.' },
  alreadySubscribed: { status: 409, sentence: 'This site has a plan already. Nothing was charged.' },
  paymentUnderWay: {
    status: 409,
    sentence: 'Another payment for this site is under way. Please wait until it is done.',
  },
  notPossibleNow: { status: 409, sentence: said.notPossibleNow },
  alreadyMember: { status: 409, sentence: 'This email already belongs to somebody who works on the site.' },
  alreadyInvited: {
    status: 409,
    sentence: 'This email was already invited. You can resend or revoke that invitation.',
  },
  tooManyInvitations: {
    status: 409,
    sentence: 'Too many invitations are pending. Revoke some of them first.',
  },
  planIsFull: {
    status: 409,
    sentence:
      'Your plan does not allow more people on this site. A larger plan does, under Settings → Billing.',
  },
  ownerStays: {
    status: 409,
    sentence: 'The owner cannot be removed or given another role. Make somebody else the owner first.',
  },
  alreadyOwner: { status: 409, sentence: 'You already are the owner of this site.' },
  notAnAdmin: { status: 409, sentence: 'Only an admin can become the owner. Please give the role first.' },
  notUndoable: {
    status: 409,
    sentence: 'This release cannot be undone, because a later one changed the same pages.',
  },
  stillLive: {
    status: 409,
    sentence: 'Visitors still see this page. Please publish its deletion first.',
  },
  invitationUsed: { status: 410, sentence: 'This invitation was already accepted. Log in instead.' },
  invitationRevoked: { status: 410, sentence: 'This invitation was revoked.' },
  invitationExpired: {
    status: 410,
    sentence: 'This invitation is older than 7 days. Please ask for a new one.',
  },
  linkExpired: {
    status: 410,
    sentence: said.linkExpired,
  },
  tooDeep: {
    status: 400,
    sentence: 'What was sent is nested too deeply. Keep lists and groups to at most 64 levels.',
  },
  tooLarge: { status: 413, sentence: said.tooLarge },
  fileTooLarge: { status: 413, sentence: said.fileTooLarge },
  storageFull: {
    status: 413,
    sentence: 'There is no room for this file. Delete files you no longer need, or ask for more storage.',
  },
  placesSilent: {
    status: 422,
    sentence: 'The address service does not answer. Try again, or enter the coordinates.',
  },
  picturesSilent: {
    status: 422,
    sentence: 'The picture service does not answer. Try again later, or upload a picture of your own.',
  },
  noVideoPicture: {
    status: 422,
    sentence: 'No picture of this video could be fetched. Please choose one of your own.',
  },
  vimeoBasic: { status: 422, sentence: VIMEO_BASIC },
  unsupportedFile: { status: 415, sentence: said.unsupportedFile },
  emptyFile: { status: 400, sentence: said.emptyFile },
  fileProcessing: { status: 422, sentence: PROCESSING_FAILED },
  uploadIncomplete: { status: 409, sentence: UPLOAD_INCOMPLETE },
  assetInUse: {
    status: 409,
    sentence: 'Pages use some of these files. Deleting them leaves gaps where they were.',
  },
  folderTaken: { status: 409, sentence: 'There is a folder of this name already.' },
  unsupportedType: { status: 415, sentence: 'This kind of content is not accepted here.' },
  tooMany: { status: 429, sentence: said.tooMany },
  tooManyTries: {
    status: 429,
    sentence: said.tooManyTries,
  },
  headersTooLarge: { status: 431, sentence: 'The request’s headers are too large.' },
  formInvalid: { status: 400, sentence: said.formInvalid },
  formUnreadable: { status: 400, sentence: said.formUnreadable },
  captchaIncomplete: { status: 400, sentence: said.captchaIncomplete },
  alreadyPlaying: { status: 409, sentence: 'A simulation is already running. Wait until it is done.' },
  tooLargeToPlay: {
    status: 409,
    sentence:
      'Fast-forward works for shops with up to 2,000 subscriptions and monthly donations, and up to 200,000 orders.',
  },
  letterIncomplete: { status: 400, sentence: 'Add a subject and some text.' },
  letterNobody: { status: 400, sentence: 'This list has no subscribers yet.' },
  letterListMissing: { status: 400, sentence: LIST_REQUIRED },
  letterGone: {
    status: 409,
    sentence: 'This email has already been sent. Duplicate it to make changes.',
  },
  pollClosed: { status: 409, sentence: said.pollClosed },
  pollVoted: { status: 409, sentence: said.pollVoted },
  formKey: { status: 401, sentence: said.formKey },
  formUnknown: { status: 404, sentence: said.formUnknown },
  formLimit: { status: 429, sentence: said.formLimit },
  notAProductFile: { status: 400, sentence: NOT_A_PRODUCT_FILE },
  linkEnded: {
    status: 404,
    sentence: said.linkEnded,
  },
  memberAreaUsed: {
    status: 409,
    sentence: 'Pages are still in this area. Take them out first.',
  },
  noCart: { status: 404, sentence: said.noCart },
  subscriptionBusy: {
    status: 409,
    sentence: 'A payment for this subscription is under way. Try again in a few minutes.',
  },
  subscriptionState: { status: 409, sentence: 'This cannot be done with the subscription as it is now.' },
  notForSale: { status: 404, sentence: said.notForSale },
  soldOut: { status: 409, sentence: said.soldOut },
  notEnough: { status: 409, sentence: said.notEnough },
  cartFull: { status: 409, sentence: said.cartFull },
  cartChanged: {
    status: 409,
    sentence: said.cartChanged,
  },
  cartUnavailable: {
    status: 409,
    sentence: said.cartUnavailable,
  },
  subtotalTooLow: { status: 409, sentence: SUBTOTAL_TOO_LOW },
  paymentFailed: { status: 402, sentence: said.paymentFailed },
  skuTaken: { status: 409, sentence: SKU_TAKEN },
  slugTaken: {
    status: 409,
    sentence: 'Another product already uses this address. Please choose a different one.',
  },
  codeTaken: { status: 409, sentence: 'Another discount already uses this code.' },
  giftCardUnknown: {
    status: 404,
    sentence: 'This gift card code doesn’t work. Check the code and try again.',
  },
  giftCardSpent: {
    status: 409,
    sentence: 'Some of the gift card has been spent. You can refund what is left on it.',
  },
  startsLater: {
    status: 409,
    sentence: 'This order is for a subscription that has not started. Ship it on its start day.',
  },
  orderState: { status: 409, sentence: said.orderState },
  mayNotRemind: { status: 409, sentence: 'This customer has not agreed to reminders.' },
  remindedBefore: { status: 409, sentence: 'A reminder for this cart was already sent.' },
  refundTooHigh: { status: 409, sentence: 'This is more than can still be refunded.' },
  returnTooHigh: {
    status: 409,
    sentence: 'This is more than was bought, or it is back in stock already.',
  },
  refundWhole: { status: 409, sentence: 'This provider refunds the full amount only.' },
  paymentsClosed: { status: 409, sentence: said.paymentsClosed },
  refundElsewhere: {
    status: 409,
    sentence: 'This payment cannot be refunded here. Refund it in your account at the payment provider.',
  },
  internal: { status: 500, sentence: said.internal },
  unavailable: { status: 503, sentence: said.unavailable },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** What a visitor or owner can cause is returned as a value, never thrown. */
export class Failure {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  readonly sentence: string;
  constructor(
    code: ErrorCode,
    details: Readonly<Record<string, unknown>> = {},
    sentence: string = ERRORS[code].sentence,
  ) {
    this.code = code;
    this.details = details;
    this.sentence = sentence;
  }
}

export function fail(
  code: ErrorCode,
  details?: Readonly<Record<string, unknown>>,
  sentence?: string,
): Failure {
  return new Failure(code, details, sentence);
}

/** The body of every error answer. `errorKey` is the code, or for a 500 the key to find it in the log. */
export interface ErrorBody {
  error: string;
  errorKey: string;
  requestId: string;
}
