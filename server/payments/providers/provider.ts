import type { Field } from '#core/fields/index.ts';
import type { Cents, CurrencyCode } from '#core/money/currency.ts';
import type { PaymentProblem, PaymentState } from '#core/payments/payment.ts';
import type { Capabilities } from '#core/payments/provider.ts';
import type { PlainKey } from '#core/words/words.ts';

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
  /** Where whoever paid on a page of the provider comes back to. */
  returnUrl: string;
  /** Where the provider tells what became of the payment. */
  webhookUrl: string;
}

export interface ProviderPayment {
  id: string;
  state: Exclude<PaymentState, 'started' | 'cancelled'>;
  problem: PaymentProblem | null;
}

/** A payment as the provider's own books have it, with what they say it is for. */
export interface BookedPayment extends ProviderPayment {
  reference: string;
  amount: Cents;
  currency: CurrencyCode;
}

/** A call of a provider as it arrived: whom it is from is not known before it is checked. */
export interface WebhookCall {
  rawBody: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  query: Readonly<Record<string, string | undefined>>;
}

/** The provider was asked and did not answer: neither a yes nor a no. Asking again with the same key is safe. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent';
}

/** What a provider kept for itself, or paid out to the bank of its account; less than nothing where it came back. */
export interface ProviderMovement {
  kind: 'fee' | 'payout';
  at: Date;
  cents: Cents;
  currency: CurrencyCode;
  /** What it calls the movement. */
  id: string;
}

/** Whoever moves the money, by one account there. */
export interface PaymentProvider {
  /** No money moves. */
  readonly isTest: boolean;
  /** What the provider's form in the browser needs; without it there is none. */
  readonly formOptions?: Readonly<Record<string, string>>;
  /** Keeps what the provider's own form sent; answers with problems by field. */
  saveMethod(fields: Readonly<Record<string, string>>): Promise<Method | { errors: Record<string, string> }>;
  /** The same for a card that is charged again while nobody is there, where that needs more than to keep it. */
  saveCard?(fields: Readonly<Record<string, string>>): Promise<Method | { errors: Record<string, string> }>;
  createPayment(charge: Charge): Promise<ProviderPayment>;
  /** Many with one call, where it can; each has an answer or a problem of its own. */
  createPayments?(charges: readonly Charge[]): Promise<(ProviderPayment | Error)[]>;
  /** What whoever pays answered to the bank. Answering again changes nothing. */
  confirm(paymentId: string, isApproved: boolean): Promise<ProviderPayment>;
  /** What a browser needs to go on with a payment that waits for a confirmation. */
  nextStep(paymentId: string): Promise<NextStep>;
  /** How a payment stands now. */
  look(paymentId: string): Promise<ProviderPayment>;
  /** Refunds once for each key, and tells how much was refunded in all; nothing when there is not so much. */
  refund(input: RefundAsked): Promise<Cents | undefined>;
  /** Reads a call of the provider; nothing when this account did not make it. */
  readWebhook(call: WebhookCall): Promise<BookedPayment | 'unrelated' | undefined>;
  /** Its fees and payouts of a time, where it tells of them; nothing where the owner’s key may not see them. */
  movements?(span: { from: Date | null; to: Date | null }): Promise<ProviderMovement[] | undefined>;
  /** Whether the owner’s key may see them. */
  maySeeMovements?(): Promise<boolean>;
}

export interface RefundAsked {
  key: string;
  paymentId: string;
  amount: Cents;
  currency: CurrencyCode;
}

export interface NextStep {
  /** For the provider's own form. */
  secret?: string;
  /** Where the buyer goes on, on a page of the provider. */
  url?: string;
}

export type Keys = Readonly<Record<string, string>>;

/** What a provider is, before anybody has an account there. All that the rest of the product knows of it. */
export interface ProviderKind {
  /** In addresses, in our books, and before `_URL` in the name of its setting. */
  readonly name: string;
  /** As people know it. */
  readonly title: string;
  /** What buyers choose at the checkout, said in their language. */
  readonly word: PlainKey<'paying'>;
  /** For owners who think about opening an account. */
  readonly summary: string;
  /** What an owner copies from their account there. */
  readonly keys: Field<Record<string, string>>;
  /** What an owner has to do at the provider so that it calls us; nothing where each payment says where. */
  readonly webhookHelp?: string;
  readonly can: Capabilities;
  /** Whom a page with its form has to be allowed to talk to; `url` stands for its usual servers. */
  origins(url: string | undefined): string[];
  /** Where buyers go on to pay, where that is not our page. */
  readonly page?: string;
  /** Which of our payments a call says that it is about. It is not believed for that. */
  referenceOf(call: WebhookCall): string | undefined;
  /** Loaded when the first account is used: what talks to a provider may be large. */
  open(account: { keys: Keys; url: string | undefined }): Promise<PaymentProvider>;
}

/** An account that money is taken by: a site's own, or the platform's. */
export interface OpenAccount {
  readonly kind: Pick<ProviderKind, 'name' | 'word' | 'can' | 'origins' | 'referenceOf'>;
  readonly provider: PaymentProvider;
}
