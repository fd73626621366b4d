/** What the law of a country says about how long a gift card has to work. */
export interface ExpiryRule {
  /** The shortest time in years, or null where a card must not expire. */
  years: number | null;
  /** Whether it runs to the end of the calendar year. */
  toYearEnd?: true;
  reason: string;
}

/** Countries whose law says something. Elsewhere the owner decides. */
export const EXPIRY_RULES: Readonly<Record<string, ExpiryRule>> = {
  AT: { years: 30, reason: 'Austria: claims run out after 30 years (ABGB § 1478).' },
  AU: { years: 3, reason: 'Australia: at least three years (Competition and Consumer Act, s 99B).' },
  BR: { years: null, reason: 'Brazil: an end would be unfair to consumers (CDC art. 51).' },
  CA: { years: null, reason: 'Canada: most provinces forbid an expiry date.' },
  CH: { years: 10, reason: 'Switzerland: claims run out after ten years (OR art. 127).' },
  DE: {
    years: 3,
    toYearEnd: true,
    reason: 'Germany: three years from the end of the year of purchase (BGB §§ 195, 199).',
  },
  IE: { years: 5, reason: 'Ireland: at least five years (Consumer Protection (Gift Vouchers) Act 2019).' },
  NZ: { years: 3, reason: 'New Zealand: at least three years (Fair Trading Act, Part 2A).' },
  US: {
    years: 5,
    reason: 'United States: at least five years (Credit CARD Act of 2009); some states allow no end.',
  },
};

/** When a card ends that is issued now; null for never. The owner may allow more than the law, never less. */
export function giftCardExpiry(issuedAt: Date, store: { country: string; years: number }): Date | null {
  const rule = EXPIRY_RULES[store.country];
  if (store.years === 0 || rule?.years === null) return null;
  const least = rule?.years ?? 0;
  const end = new Date(issuedAt);
  end.setUTCFullYear(end.getUTCFullYear() + Math.max(store.years, least));
  // 29 February has no day of its own in most years: it ends a day later, never earlier.
  const isLawful = rule?.toYearEnd === true && store.years <= least;
  return isLawful ? new Date(Date.UTC(end.getUTCFullYear() + 1, 0, 1)) : end;
}
