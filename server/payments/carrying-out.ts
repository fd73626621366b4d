import type { Database } from '../database/database.ts';
import type { Charge, OpenAccount, PaymentProvider, ProviderPayment } from './providers/provider.ts';
import type { Payment, Said, Settling } from './settling.ts';
import { referenceOf, webhookUrlOf } from './webhooks.ts';

/** How a payment is carried out. */
export interface Running {
  /** Whether somebody is there who could confirm it; nobody is at a renewal. */
  isPayerPresent: boolean;
  description: string;
  /** Where whoever pays comes back to from a page of the provider. */
  returnUrl?: string;
  /** The host that the provider can call. */
  origin?: string;
}

/** A provider hears of so many at once that takes them one by one. */
const CHARGED_AT_ONCE = 4;

/** Has payments of one site made by their providers, and writes down together what came of them. */
export function makeCarryingOut(deps: {
  db: Database;
  platform: OpenAccount;
  settling: Settling;
  providerOf: (payment: Payment) => Promise<PaymentProvider>;
}) {
  const { db, platform, settling, providerOf } = deps;

  async function charge(payments: readonly Payment[], how: Running): Promise<(ProviderPayment | Error)[]> {
    const [first] = payments;
    if (!first) return [];
    const provider = await providerOf(first);
    // No money moves for something that a power cut could take. The test provider keeps its books on the same disk.
    if (provider !== platform.provider || !provider.isTest) await db.flush();
    const charges = payments.map((payment) => chargeOf(payment, how));
    if (provider.createPayments) return provider.createPayments(charges);
    const answers: (ProviderPayment | Error)[] = [];
    const rest = charges.entries();
    const lane = async () => {
      for (const [index, each] of rest) answers[index] = await provider.createPayment(each).catch(asError);
    };
    await Promise.all(Array.from({ length: CHARGED_AT_ONCE }, lane));
    return answers;
  }

  /** One that cannot be written down does not keep the others. */
  async function settle(siteId: string, said: readonly Said[]): Promise<(Payment | Error)[]> {
    if (said.length === 0) return [];
    const whole = await settling.settle(siteId, said).catch(asError);
    if (!(whole instanceof Error)) return whole;
    if (said.length === 1) return [whole];
    const each: (Payment | Error)[] = [];
    for (const one of said) each.push(...(await settle(siteId, [one])));
    return each;
  }

  return async function carryOut(
    payments: readonly Payment[],
    how: Running,
  ): Promise<readonly (Payment | Error)[]> {
    const results = new Map<string, Payment | Error>();
    for (const ofOne of Map.groupBy(payments, ({ provider }) => provider).values()) {
      const answers = await charge(ofOne, how).catch((error: unknown) => ofOne.map(() => asError(error)));
      const said: Said[] = [];
      ofOne.forEach(({ id }, index) => {
        const came = answers[index] ?? new Error('The provider has not answered.');
        if (came instanceof Error) results.set(id, came);
        else said.push({ id, came });
      });
      const settled = await settle(ofOne[0]?.siteId ?? '', said);
      said.forEach(({ id }, index) => results.set(id, settled[index] ?? new Error('The payment is gone.')));
    }
    return payments.map(({ id }) => results.get(id) ?? new Error('The payment is gone.'));
  };
}

function chargeOf(payment: Payment, how: Running): Charge {
  const { siteId, key, amount, currency, methodToken } = payment;
  const { isPayerPresent, description, returnUrl = '', origin } = how;
  return {
    key: `${siteId}:${key}`,
    reference: referenceOf(payment),
    amount,
    currency,
    methodToken,
    description,
    isPayerPresent,
    returnUrl,
    webhookUrl: origin === undefined ? '' : webhookUrlOf(origin, payment),
  };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
