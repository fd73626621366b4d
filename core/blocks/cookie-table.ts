/** What a site stores and whom it contacts, as a table for its visitors. */
export interface CookieTable {
  groups: readonly { name: string; purpose: string; rows: readonly CookieRow[] }[];
}

export interface CookieRow {
  name: string;
  provider: string;
  purpose: string;
  /** How long it is kept, in words. */
  kept: string;
}
