import { ID_PATTERN } from '../ids.ts';

export const FORM_UNKNOWN = 'This form does not exist. Choose another.';
export const MAILING_LIST_UNKNOWN = 'This mailing list does not exist. Choose another.';

const NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** What a field can name by its id. A new one is a line here; the admin compiles again once it has a picker for it. */
export const REFERENCE_KINDS = {
  file: { pattern: ID_PATTERN, problem: 'Must be one of the site’s files.' },
  form: { pattern: NAME, problem: FORM_UNKNOWN },
  donationPage: { pattern: ID_PATTERN, problem: 'Must be a donation page of this site.' },
  memberArea: { pattern: ID_PATTERN, problem: 'Must be a member area of this site.' },
  mailingList: { pattern: NAME, problem: MAILING_LIST_UNKNOWN },
} as const satisfies Record<string, Kind>;

/** What a field can name several of. */
export const LISTED_KINDS = {
  product: { pattern: ID_PATTERN, problem: 'Must be products of this shop.' },
  category: { pattern: ID_PATTERN, problem: 'Must be categories of this shop.' },
} as const satisfies Record<string, Kind>;

interface Kind {
  pattern: RegExp;
  problem: string;
}

export type ReferenceKind = keyof typeof REFERENCE_KINDS;
export type ListedKind = keyof typeof LISTED_KINDS;
