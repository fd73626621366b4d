/** A payment and what may become of it. What has no next state is settled for good. */
export const PAYMENT_STATES = {
  started: ['needsConfirmation', 'processing', 'succeeded', 'failed', 'cancelled'],
  needsConfirmation: ['processing', 'succeeded', 'failed', 'cancelled'],
  processing: ['succeeded', 'failed'],
  succeeded: [],
  failed: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;

export type PaymentState = keyof typeof PAYMENT_STATES;

export function isSettled(state: PaymentState): boolean {
  return PAYMENT_STATES[state].length === 0;
}

/** Why money was not taken: a code for programs, a sentence for whoever pays. */
export const PAYMENT_PROBLEMS = {
  declined: 'Your bank declined the payment. Please try another card, or ask your bank.',
  noFunds: 'There is not enough money on this card. Please try another one.',
  expiredCard: 'This card has expired. Please use another one.',
  needsOwner: 'Your bank wants you to confirm this payment yourself. Please pay it here.',
  notConfirmed: 'The payment was not confirmed, so nothing was charged.',
  unavailable: 'Cards cannot be charged at the moment. Please try again later, or pay another way.',
  unknownMethod: 'This card is no longer known. Please enter a card again.',
} as const;

/** What is wrong with what was typed into the provider's form. */
export const CARD_PROBLEMS = {
  cardMissing: 'Please enter your card number.',
  cardNotKept: 'Your bank does not let this card be kept for renewals. Please use another one.',
} as const;

export type PaymentProblem = keyof typeof PAYMENT_PROBLEMS;
