import type { Cents, CurrencyCode } from '#core/money/currency.ts';
import type { PaymentProblem, PaymentState } from '#core/payments/payment.ts';

/** A way to pay that the provider keeps; we hold its token and what a person may know of it. */
export interface Method {
  token: string;
  label: string;
}

export interface Charge {
  /** The same key is the same payment, however often it is asked for. */
  key: string;
  /** Comes back with everything the provider tells about the payment. */
  reference: string;
  amount: Cents;
  currency: CurrencyCode;
  methodToken: string;
  description: string;
  /** Whether somebody is there who could confirm it; nobody is at a renewal. */
  isPayerPresent: boolean;
}

export interface ProviderPayment {
  id: string;
  state: Exclude<PaymentState, 'started' | 'cancelled'>;
  problem: PaymentProblem | null;
}

/** What the provider says by itself, later. */
export interface PaymentEvent extends ProviderPayment {
  reference: string;
  amount: Cents;
  currency: CurrencyCode;
}

/** The provider was asked and did not answer: neither a yes nor a no. Asking again with the same key is safe. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent';
}

/** Whoever moves the money. The offline test provider is one; a bank's service is another. */
export interface PaymentProvider {
  readonly name: string;
  /** No money moves. */
  readonly isTest: boolean;
  /** What the provider's own form in the browser needs; without it there is none. */
  readonly publicKey?: string;
  /** Keeps what the provider's own form sent; answers with problems by field. */
  saveMethod(fields: Readonly<Record<string, string>>): Promise<Method | { errors: Record<string, string> }>;
  createPayment(charge: Charge): Promise<ProviderPayment>;
  /** What whoever pays answered to the bank. Answering again changes nothing. */
  confirm(paymentId: string, isApproved: boolean): Promise<ProviderPayment>;
  /** What the browser needs to let whoever pays answer their bank. */
  nextStep?(paymentId: string): Promise<string>;
  /** How a payment stands now. */
  look(paymentId: string): Promise<ProviderPayment>;
  /** Gives money back, once for each key, and tells how much was given back in all; nothing when there is not so much. */
  refund(input: { key: string; paymentId: string; amount: Cents }): Promise<Cents | undefined>;
  /** Reads a call of the provider; nothing when it is not signed by it. */
  readWebhook(
    rawBody: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<PaymentEvent | undefined>;
}
