import type { Cents } from '../money/currency.ts';

/** The price that somebody agreed to, the one they were told of, and the one of the shop today. */
export interface KnownPrices {
  agreedCents: Cents;
  announcedCents: Cents | null;
  shopCents: Cents;
}

/**
 * What a renewal costs. A higher price counts from the renewal after the one at which it was announced; a lower one at
 * once.
 */
export function priceAtRenewal({ agreedCents, announcedCents, shopCents }: KnownPrices): {
  cents: Cents;
  announce: Cents | null;
} {
  const known = announcedCents ?? agreedCents;
  if (shopCents <= known) return { cents: shopCents, announce: null };
  return { cents: known, announce: shopCents };
}
