/** How much of a payment a provider can refund. */
export const REFUND_SCOPES = ['none', 'whole', 'partial'] as const;
export type RefundScope = (typeof REFUND_SCOPES)[number];

/** What a payment provider can do, beyond taking money once from somebody who is there. */
export interface Capabilities {
  refunds: RefundScope;
  /** Keeps cards, to charge them while nobody is there. */
  savedCards: boolean;
  wallets: boolean;
  /** Buyers pay on a page of the provider and come back. */
  redirects: boolean;
}

const REFUNDS: Readonly<Record<RefundScope, string>> = {
  none: 'No refunds',
  whole: 'Full refunds',
  partial: 'Full and partial refunds',
};

/** The same in words, for whoever chooses a provider. */
export function capabilityWords(can: Capabilities): string[] {
  return [
    can.redirects ? 'Payment on the provider’s page' : 'Payment on your checkout page',
    REFUNDS[can.refunds],
    ...(can.wallets ? ['Apple Pay and Google Pay'] : []),
    ...(can.savedCards ? ['Saved cards'] : []),
  ];
}

/** How a buyer tells a provider what to take the money from. */
export type PayEntry =
  /** By made-up cards, typed into fields of our own. */
  | { kind: 'testCards'; cards: readonly { number: string; says: string }[] }
  /** By the provider's own fields: `form` names the code that draws them, `options` is what it needs. */
  | { kind: 'form'; form: string; options: Readonly<Record<string, string>> }
  /** On a page of the provider. */
  | { kind: 'redirect' };

/** Where a provider tells what became of a payment. */
export const WEBHOOK_PATH = '/api/payments/webhook';
export const webhookPath = (provider: string) => `${WEBHOOK_PATH}/${provider}`;
