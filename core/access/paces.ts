import { MINUTE_MS } from '../durations.ts';

/**
 * How often one network may make calls of a kind within a minute. Each node counts in its own memory: what
 * protects a secret is counted below as well, in the database, for all nodes together.
 */
export const PER_MINUTE = {
  /** Calls that say no other. */
  any: 600,
  /** Whatever asks for a password, a code or a token. */
  secret: 30,
  /** Whatever sends a mail to somebody or takes money. */
  costly: 20,
  /** Whatever makes a site or reads a whole file. */
  heavy: 10,
  /** What visitors do by hand: codes, passwords of sites, likes, files of a form. */
  byHand: 60,
  /** What is written for others, or asked of other servers. */
  writing: 30,
  /** What the pages of visitors ask for by themselves. */
  reading: 300,
  /** One file, or the picture of a video. */
  file: 300,
  /** Files are sent in parts, several at once. */
  part: 3000,
  /** Receipts of consent that are kept; choices beyond it count all the same. */
  receipts: 100,
  /** Carts and submissions, for a whole town behind one address; forms have a limit that owners set. */
  flood: 60_000,
} as const;

/** How many wrong tries are free, and how the wait grows behind them. */
export interface Pace {
  free: number;
  firstWait: number;
  longestWait: number;
}

const FIRST_WAIT = 15_000;
/** Shorter than a link for a new password lives: whoever is told to wait has one that still works. */
export const LONGEST_WAIT = 15 * MINUTE_MS;
const STEADY_WAIT = 5000;

const growing = (free: number, longestWait = LONGEST_WAIT): Pace => ({
  free,
  firstWait: FIRST_WAIT,
  longestWait,
});

/** For what many share: it goes on, slowly, so that those who know the secret still get a turn. */
const steady = (free: number): Pace => ({ free, firstWait: STEADY_WAIT, longestWait: STEADY_WAIT });

/** Wrong tries, counted in the database. What is guessed at is counted by itself and by who guesses. */
export const PACES = {
  /** One account: all strangers together, or one browser that it knows. */
  account: growing(5),
  /** All accounts, from one network. */
  accountsFromNetwork: growing(20),
  /** One mailbox. */
  mailbox: growing(5),
  mailsFromNetwork: growing(10),
  /** A customer of a site: from one network, and from all. */
  customerFromNetwork: growing(5),
  customer: growing(50, MINUTE_MS),
  /** The password of a site or page: from one network, and from all. */
  lockFromNetwork: growing(5),
  lock: steady(100),
  /** Codes of discounts: from one network, and from all. */
  codesFromNetwork: growing(10),
  codes: steady(200),
  /** Codes of gift cards: from one network, and from all. */
  giftCardsFromNetwork: growing(10),
  giftCards: steady(200),
} as const satisfies Record<string, Pace>;
