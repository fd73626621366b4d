/** A subscription and what may become of it. Until its first payment it is nobody's but the buyer's. */
export const SUBSCRIPTION_STATES = {
  awaiting: ['scheduled', 'trial', 'active', 'failed'],
  /** The first payment came to nothing. */
  failed: [],
  /** Begins on a day that was chosen, paid already or not. Until then nothing is used of it. */
  scheduled: ['trial', 'active', 'pastDue', 'cancelled'],
  trial: ['active', 'pastDue', 'paused', 'cancelling', 'cancelled'],
  active: ['pastDue', 'paused', 'cancelling', 'cancelled', 'finished'],
  /** A renewal was not paid, and is tried again. */
  pastDue: ['active', 'paused', 'cancelled'],
  paused: ['trial', 'active', 'cancelled'],
  /** Paid until the end of the period, and not renewed. */
  cancelling: ['trial', 'active', 'cancelled'],
  cancelled: [],
  /** All its periods are over. */
  finished: [],
} as const satisfies Record<string, readonly string[]>;

export type SubscriptionState = keyof typeof SUBSCRIPTION_STATES;

/** Those that an owner and their customers see. */
export const LISTED_SUBSCRIPTION_STATES = [
  'scheduled',
  'trial',
  'active',
  'pastDue',
  'paused',
  'cancelling',
  'cancelled',
  'finished',
] as const satisfies SubscriptionState[];
export type ListedSubscriptionState = (typeof LISTED_SUBSCRIPTION_STATES)[number];

export const SUBSCRIPTION_LABELS: Readonly<Record<ListedSubscriptionState, string>> = {
  scheduled: 'Starts later',
  trial: 'Free trial',
  active: 'Active',
  pastDue: 'Past due',
  paused: 'Paused',
  cancelling: 'Cancels at period end',
  cancelled: 'Cancelled',
  finished: 'Finished',
};

export function mayBecome(from: SubscriptionState, to: SubscriptionState): boolean {
  return (SUBSCRIPTION_STATES[from] as readonly string[]).includes(to);
}

/** Whether nothing more can become of it. */
export const isOver = (state: SubscriptionState): boolean => SUBSCRIPTION_STATES[state].length === 0;

export function isListed(state: SubscriptionState): state is ListedSubscriptionState {
  return (LISTED_SUBSCRIPTION_STATES as readonly string[]).includes(state);
}

/** What a customer or an owner can do to a subscription, and while it is in which states. */
export const SUBSCRIPTION_ACTIONS = {
  skip: ['active'],
  pause: ['trial', 'active', 'pastDue'],
  resume: ['paused'],
  swap: ['trial', 'active', 'pastDue'],
  address: ['scheduled', 'trial', 'active', 'pastDue', 'paused'],
  card: ['scheduled', 'trial', 'active', 'pastDue', 'paused'],
  cancelAtEnd: ['trial', 'active'],
  cancelNow: ['scheduled', 'trial', 'active', 'pastDue', 'paused', 'cancelling'],
  keep: ['cancelling'],
} as const satisfies Record<string, readonly SubscriptionState[]>;
export type SubscriptionAction = keyof typeof SUBSCRIPTION_ACTIONS;

/** Skipping a delivery is for goods: to skip a payment and go on using a service would be a free period. */
export function actionsFor(facts: {
  state: SubscriptionState;
  isShipped: boolean;
  isCard: boolean;
  isPrepaid: boolean;
}): SubscriptionAction[] {
  return (Object.keys(SUBSCRIPTION_ACTIONS) as SubscriptionAction[]).filter(
    (action) =>
      (SUBSCRIPTION_ACTIONS[action] as readonly string[]).includes(facts.state) &&
      (action !== 'skip' || facts.isShipped) &&
      (action !== 'address' || facts.isShipped) &&
      // What is paid in advance is not exchanged on the way.
      (action !== 'swap' || !facts.isPrepaid) &&
      (action !== 'card' || facts.isCard),
  );
}

/** What is written down of a subscription's life, in words. */
export const SUBSCRIPTION_EVENTS = {
  started: 'Subscription started',
  scheduled: 'Start day chosen',
  trialStarted: 'Free trial started',
  renewed: 'Renewed',
  declined: 'Payment declined',
  soldOut: 'Renewal waits for stock',
  skipped: 'Next order skipped',
  paused: 'Paused',
  resumed: 'Resumed',
  swapped: 'Changed',
  address: 'Shipping address changed',
  card: 'Card changed',
  cancelPlanned: 'Set to cancel at the end of the period',
  kept: 'Cancellation withdrawn',
  cancelled: 'Cancelled',
  finished: 'Finished',
  priceAnnounced: 'Price change announced',
} as const;
export type SubscriptionEvent = keyof typeof SUBSCRIPTION_EVENTS;
