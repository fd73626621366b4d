import type { Address } from '../commerce/cart/address.ts';
import { isSame } from '../same.ts';

export const ACCOUNT_PATH = '/commerce/account';

export const MAX_CUSTOMER_NAME_LENGTH = 200;
export const MAX_ADDRESSES = 10;
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;
export const MAX_CUSTOMER_NOTE_LENGTH = 5000;

export const CUSTOMER_SORTS = ['newest', 'lastOrder', 'spent', 'name'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export const CUSTOMER_SORT_LABELS: Readonly<Record<CustomerSort, string>> = {
  newest: 'Newest',
  lastOrder: 'Last order',
  spent: 'Total spent',
  name: 'Name',
};

/** Each tag once, however it is spelled, in the order they were given. */
export function tidyTags(tags: readonly string[]): string[] {
  const tidy = tags.map((tag) => tag.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_TAG_LENGTH));
  const byName = new Map<string, string>();
  for (const tag of tidy)
    if (tag !== '' && !byName.has(tag.toLowerCase())) byName.set(tag.toLowerCase(), tag);
  return [...byName.values()].slice(0, MAX_TAGS);
}

/** What an owner knows of a customer beyond what follows from their orders. */
export interface CustomerFacts {
  name: string;
  addresses: readonly Address[];
  acceptsMarketing: boolean;
  tags: readonly string[];
  note: string;
}

/** One customer out of two: the first one's facts, completed by the second's. Consent is never taken over. */
export function mergedFacts(kept: CustomerFacts, other: CustomerFacts): CustomerFacts {
  const more = other.addresses.filter((address) => !kept.addresses.some((each) => isSame(each, address)));
  return {
    name: kept.name || other.name,
    addresses: [...kept.addresses, ...more].slice(0, MAX_ADDRESSES),
    acceptsMarketing: kept.acceptsMarketing,
    tags: tidyTags([...kept.tags, ...other.tags]),
    note: [kept.note, other.note]
      .filter((note) => note !== '')
      .join('\n\n')
      .slice(0, MAX_CUSTOMER_NOTE_LENGTH),
  };
}
