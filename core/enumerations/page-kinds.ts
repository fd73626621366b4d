import type { IdOf } from './name-of.ts';

/** What a served page is, sent with every page as `pageType`. */
export const PageKind = {
  collection: 1,
  page: 2,
  splashPage: 3,
  item: 50,
  notFound: 100,
  error: 101,
  search: 102,
  lockScreen: 103,
  popupOverlay: 104,
  protectedContent: 105,
  memberAreaAccessDenied: 106,
  showCart: 200,
  checkout: 201,
  orderConfirmed: 202,
  donate: 203,
  contributionConfirmed: 204,
  commerceCartV2: 205,
  subscriptionConfirmed: 206,
  orderReceived: 207,
  membershipConfirmed: 208,
  reviewsRequest: 209,
  newsletterUnsubscribe: 300,
  commerceEmailPreview: 301,
} as const;
export type PageKind = IdOf<typeof PageKind>;

/** The full-page cart mounts inside the element with this id. */
export const CART_ROOT_ID = 'sqs-cart-root';
