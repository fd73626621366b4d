import { toCents, type Cents, type CurrencyCode } from '#core/money/currency.ts';
import { isId } from '#core/ids.ts';
import { isSettled } from '#core/payments/payment.ts';
import type { Database, End, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { PaymentAccounts } from './accounts.ts';
import type { Method, PaymentEvent, PaymentProvider, ProviderPayment } from './provider.ts';
import * as store from './store.ts';

export type Payment = store.PaymentRow;

/** What becomes of the thing that was paid. Runs once for each payment that comes to an end. */
export interface Settlement {
  /** In the transaction that settles the payment. */
  inside(tx: Tx, payment: Payment, end: End): Promise<void>;
  after?(payment: Payment): void;
}

export interface NewPayment {
  siteId: string;
  key: string;
  subject: string;
  amount: Cents;
  currency: CurrencyCode;
  method: Method;
  provider?: string;
}

/** Takes money, once: every try is kept before the provider hears of it, under a key that is used once. */
export function makePayments(deps: {
  db: Database;
  /** Takes what sites do not take by an account of their own. */
  provider: PaymentProvider;
  accounts: PaymentAccounts;
  now: () => Date;
}) {
  const { db, provider, accounts, now } = deps;
  const settlements = new Map<string, Settlement>();

  /** Money that nobody makes an order of must not count as settled: who asks again later finds somebody. */
  function settlementOf({ subject }: Payment): Settlement {
    const settlement = settlements.get(subject.split(':', 1)[0] ?? '');
    if (!settlement) throw new Error(`Nobody answers for the payment of ${subject}.`);
    return settlement;
  }

  /** Whoever took a payment also confirms it and gives it back, even if the site has changed its account since. */
  async function providerOf(payment: Pick<Payment, 'siteId' | 'provider'>): Promise<PaymentProvider> {
    if (payment.provider === provider.name) return provider;
    const own = await accounts.providerOf(payment.siteId);
    if (own?.name !== payment.provider) throw new Error('The account that took this payment is gone.');
    return own;
  }

  /** A wish to take money, before it is kept. */
  const make = ({ method, ...input }: NewPayment): Payment => ({
    ...input,
    id: newId(),
    provider: input.provider ?? provider.name,
    providerId: null,
    methodToken: method.token,
    methodLabel: method.label,
    refunded: 0,
    state: 'started',
    problem: null,
  });

  /** Writes down what the provider says, and what follows from it, in one transaction. */
  async function settle(siteId: string, id: string, said: Omit<ProviderPayment, 'id'> & { id?: string }) {
    const { moved, row } = await db.siteRelaxed(siteId, async (tx, end) => {
      const payment = await store.move(tx, id, {
        state: said.state,
        problem: said.problem,
        ...(said.id !== undefined && { providerId: said.id }),
        settledAt: isSettled(said.state) ? now() : null,
      });
      if (payment && isSettled(payment.state)) await settlementOf(payment).inside(tx, payment, end);
      return { moved: payment, row: payment ?? (await store.find(tx, id)) };
    });
    // Nobody hears of it before it is on disk; what many orders need, such as the next number, is free already.
    if (moved) await db.flush();
    if (moved && isSettled(moved.state)) settlementOf(moved).after?.(moved);
    if (!row) throw new Error('The payment is gone.');
    return row;
  }

  return {
    provider: { name: provider.name, isTest: provider.isTest },
    saveMethod: (fields: Readonly<Record<string, string>>) => provider.saveMethod(fields),

    /** Who takes what is paid at this site. */
    forSite: async (siteId: string) => (await accounts.providerOf(siteId)) ?? provider,

    /** Subjects are `kind:id`; one feature answers for each kind. */
    whenSettled(kind: string, settlement: Settlement): void {
      settlements.set(kind, settlement);
    },

    findByKey: (tx: Tx, key: string) => store.findByKey(tx, key),
    find: (siteId: string, id: string) => db.readSite(siteId, (tx) => store.find(tx, id)),
    listBySubject: (tx: Tx, subject: string) => store.listBySubject(tx, subject),

    make,
    keep: (tx: Tx, payment: Payment) => store.insertPayment(tx, payment, now()),

    /** Keeps the wish to take money; nothing is taken before `run`. */
    async reserve(tx: Tx, input: NewPayment): Promise<Payment> {
      const payment = make(input);
      await store.insertPayment(tx, payment, now());
      return payment;
    },

    /** Carries it out. Doing so again after a crash, or twice at once, is the same payment. */
    async run(payment: Payment, isPayerPresent: boolean, description: string): Promise<Payment> {
      if (payment.state !== 'started') return payment;
      // No money moves for something that a power cut could take. The test provider keeps its books on the same disk.
      if (payment.provider !== provider.name || !provider.isTest) await db.flush();
      const said = await (
        await providerOf(payment)
      ).createPayment({
        key: `${payment.siteId}:${payment.key}`,
        reference: `${payment.siteId}:${payment.id}`,
        amount: toCents(payment.amount),
        currency: payment.currency,
        methodToken: payment.methodToken,
        description,
        isPayerPresent,
      });
      return settle(payment.siteId, payment.id, said);
    },

    async confirm(payment: Payment, isApproved: boolean): Promise<Payment> {
      if (payment.state !== 'needsConfirmation' || payment.providerId === null) return payment;
      const own = await providerOf(payment);
      return settle(payment.siteId, payment.id, await own.confirm(payment.providerId, isApproved));
    },

    /** Asks the provider about a payment that was under way. */
    async look(payment: Payment): Promise<Payment> {
      if (payment.state !== 'processing' || payment.providerId === null) return payment;
      const own = await providerOf(payment);
      return settle(payment.siteId, payment.id, await own.look(payment.providerId));
    },

    /** Of a payment that waits for a confirmation; what is under way cannot be called back. */
    async cancel(tx: Tx, id: string): Promise<void> {
      await store.move(tx, id, { state: 'cancelled', problem: null, settledAt: now() });
    },

    async refund(siteId: string, id: string, input: { key: string; amount: Cents }): Promise<boolean> {
      const payment = await this.find(siteId, id);
      if (payment?.state !== 'succeeded' || payment.providerId === null) return false;
      const own = await providerOf(payment);
      const refunded = await own.refund({ ...input, paymentId: payment.providerId });
      if (refunded === undefined) return false;
      await db.site(siteId, (tx) => store.setRefunded(tx, id, refunded));
      return true;
    },

    /** What the browser needs for the second step of a payment that waits for it. */
    async nextStep(payment: Payment): Promise<string> {
      if (payment.state !== 'needsConfirmation' || payment.providerId === null) return '';
      return (await (await providerOf(payment)).nextStep?.(payment.providerId)) ?? '';
    },

    /**
     * A call of a provider; says whether it was one about a payment that it could be about.
     * The same call twice settles once.
     */
    async receive(
      name: string,
      rawBody: string,
      headers: Readonly<Record<string, string | string[] | undefined>>,
    ): Promise<boolean> {
      const own = name === provider.name ? provider : await accounts.calledBy(name, rawBody);
      const event = await own?.readWebhook(rawBody, headers);
      const [siteId = '', id = ''] = event?.reference.split(':') ?? [];
      if (!event || !isId(siteId) || !isId(id)) return false;
      const payment = await this.find(siteId, id);
      if (!payment) return true;
      if (!isAbout(event, payment, name)) return false;
      await settle(siteId, id, event);
      return true;
    },
  };
}

/** Another amount, currency, provider or payment than the one we asked for changes nothing. */
function isAbout(event: PaymentEvent, payment: Payment, provider: string): boolean {
  return (
    payment.provider === provider &&
    payment.amount === event.amount &&
    payment.currency === event.currency &&
    (payment.providerId === null || payment.providerId === event.id)
  );
}

export type Payments = ReturnType<typeof makePayments>;
