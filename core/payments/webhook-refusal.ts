/** Why a call of a payment provider was not believed, as the end of "A webhook from Stripe was refused: …". */
export const WEBHOOK_REFUSALS = {
  notSigned: 'it was not sent by your account. Check the keys and the signing secret.',
  unknownPayment: 'it is about a payment that this site did not ask for.',
  otherPayment: 'it is about another payment than the one of the order.',
  amount: 'amount does not match.',
  currency: 'currency does not match.',
} as const;

export type WebhookRefusal = keyof typeof WEBHOOK_REFUSALS;

export function isWebhookRefusal(value: string): value is WebhookRefusal {
  return Object.hasOwn(WEBHOOK_REFUSALS, value);
}

export function refusalWords(provider: string, reason: WebhookRefusal): string {
  return `A webhook from ${provider} was refused: ${WEBHOOK_REFUSALS[reason]}`;
}

interface Told {
  id: string;
  reference: string;
  amount: number;
  currency: string;
}

/** What a provider tells of a payment against what our books say of it: another part changes nothing there. */
export function mismatchOf(
  told: Told,
  booked: Omit<Told, 'id'> & { providerId: string | null },
): WebhookRefusal | undefined {
  if (told.reference !== booked.reference) return 'unknownPayment';
  if (booked.providerId !== null && booked.providerId !== told.id) return 'otherPayment';
  if (told.currency !== booked.currency) return 'currency';
  if (told.amount !== booked.amount) return 'amount';
  return undefined;
}
