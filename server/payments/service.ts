import { toCents, type Cents, type CurrencyCode } from '#core/money/currency.ts';
import type { PayEntry } from '#core/payments/provider.ts';
import { TEST_CARDS } from '#core/payments/test-cards.ts';
import type { PlainKey, Words } from '#core/words/words.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import type { PaymentAccounts } from './accounts.ts';
import { makeCarryingOut, type Running } from './carrying-out.ts';
import type { Method, NextStep, OpenAccount, ProviderPayment } from './providers/provider.ts';
import { saveMethod } from './save-method.ts';
import { makeSettling, type Payment } from './settling.ts';
import * as store from './store.ts';
import { makeWebhooks } from './webhooks.ts';

export type { Payment } from './settling.ts';

export interface NewPayment {
  siteId: string;
  key: string;
  subject: string;
  amount: Cents;
  currency: CurrencyCode;
  method: Method;
  provider?: string;
}

/** Whose shop it is, as far as it decides who takes its money. */
type Seller = Pick<Site, 'id' | 'isTest' | 'domains'>;

/** One of the ways in which a buyer can pay at a site. */
export interface PayChoice {
  provider: string;
  /** What the provider calls it. */
  word: PlainKey<'paying'>;
  /** No money moves. */
  isTest: boolean;
  entry: Exclude<PayEntry, { kind: 'testCards' }> | { kind: 'testCards' };
}

/** Takes money, once: every try is kept before the provider hears of it, under a key that is used once. */
export function makePayments(deps: {
  db: Database;
  /** Takes what sites do not take by an account of their own. */
  platform: OpenAccount;
  accounts: PaymentAccounts;
  /** On localhost; elsewhere in sites that are a test alone. */
  allowsTestPayments: boolean;
  /** On a copy of a shop: nothing that this server did. */
  isPlayed?: boolean;
  now: () => Date;
}) {
  const { db, platform, accounts, allowsTestPayments, now } = deps;
  const settling = makeSettling(deps);
  const carryOut = makeCarryingOut({ db, platform, settling, providerOf });

  async function settle({ siteId, id }: Payment, came: ProviderPayment): Promise<Payment> {
    const [settled] = await settling.settle(siteId, [{ id, came }]);
    if (!settled) throw new Error('The payment is gone.');
    return settled;
  }

  /** Visitors of a site's own domain take its shop for a real one, wherever it runs. */
  const mayTest = ({ isTest, domains }: Seller) => isTest || (allowsTestPayments && domains.length === 0);

  /** Those by whom money can be taken at a site; none where only test payments could be. */
  async function forSite(site: Seller): Promise<readonly OpenAccount[]> {
    const own = await accounts.of(site.id);
    const all = own.length > 0 ? own : [platform];
    return mayTest(site) ? all : all.filter(({ provider }) => !provider.isTest);
  }

  /** Whoever took a payment also confirms and refunds it, whatever else the site has connected since. */
  async function takerOf(payment: Pick<Payment, 'siteId' | 'provider'>): Promise<OpenAccount | undefined> {
    if (payment.provider === platform.kind.name) return platform;
    return (await accounts.of(payment.siteId)).find(({ kind }) => kind.name === payment.provider);
  }

  async function providerOf(payment: Payment) {
    const account = await takerOf(payment);
    if (!account) throw new Error('The account that took this payment is gone.');
    return account.provider;
  }

  /** A wish to take money, before it is kept. */
  const make = ({ method, ...input }: NewPayment): Payment => ({
    ...input,
    id: newId(),
    provider: input.provider ?? platform.kind.name,
    providerId: null,
    methodToken: method.token,
    methodLabel: method.label,
    refunded: toCents(0),
    state: 'started',
    problem: null,
  });

  return {
    platform: { isTest: platform.provider.isTest, can: platform.kind.can },
    saveMethod: (fields: Readonly<Record<string, string>>) => saveMethod(platform.provider, fields),
    whenSettled: settling.whenSettled,
    webhooks: makeWebhooks({ ...deps, settling }),

    /** What a buyer can choose from at a site. */
    choices: async (site: Seller): Promise<PayChoice[]> => (await forSite(site)).map(toChoice),

    /** Those of them who keep cards, so that what renews can be paid while nobody is there. */
    keepers: async (site: Seller): Promise<PayChoice[]> =>
      (await forSite(site)).filter(({ kind }) => kind.can.savedCards).map(toChoice),

    /** Whom the page of the checkout must be allowed to talk to. */
    formOrigins: async (site: Seller): Promise<string[]> =>
      (await forSite(site)).flatMap(({ kind }) => accounts.originsOf(kind)),

    /** The one a buyer has chosen, or the first. */
    async chosen(site: Seller, provider?: string): Promise<OpenAccount | undefined> {
      const known = await forSite(site);
      return provider === undefined ? known[0] : known.find(({ kind }) => kind.name === provider);
    },

    findByKey: (tx: Tx, key: string) => store.findByKey(tx, key),
    find: (siteId: string, id: string) => db.readSite(siteId, (tx) => store.find(tx, id)),
    listBySubject: (tx: Tx, subject: string) => store.listBySubject(tx, subject),
    latestOf: (tx: Tx, subject: string) => store.latestOf(tx, subject),

    make,
    keep: (tx: Tx, payment: Payment) => store.insertPayment(tx, payment, now()),

    /** Keeps the wish to take money; nothing is taken before `run`. */
    async reserve(tx: Tx, input: NewPayment): Promise<Payment> {
      const payment = make(input);
      await store.insertPayment(tx, payment, now());
      return payment;
    },

    /** Carries it out. Doing so again after a crash, or twice at once, is the same payment. */
    async run(payment: Payment, how: Running): Promise<Payment> {
      if (payment.state !== 'started') return payment;
      const [said] = await carryOut([payment], how);
      if (!said || said instanceof Error) throw said ?? new Error('The payment is gone.');
      return said;
    },

    /** The same for many of one site that were just started; each has a problem of its own. */
    runAll: carryOut,

    async confirm(payment: Payment, isApproved: boolean): Promise<Payment> {
      if (payment.state !== 'needsConfirmation' || payment.providerId === null) return payment;
      const provider = await providerOf(payment);
      return settle(payment, await provider.confirm(payment.providerId, isApproved));
    },

    /** Asks the provider about a payment that was under way. */
    async look(payment: Payment): Promise<Payment> {
      if (payment.state !== 'processing' || payment.providerId === null) return payment;
      const provider = await providerOf(payment);
      return settle(payment, await provider.look(payment.providerId));
    },

    /** Of a payment that waits for a confirmation; what is under way cannot be called back. */
    async cancel(tx: Tx, id: string): Promise<void> {
      await store.move(tx, id, { state: 'cancelled', problem: null, settledAt: now() });
    },

    /** What a browser needs for the second step of a payment that waits for it. */
    async nextStep(payment: Payment): Promise<NextStep> {
      if (payment.state !== 'needsConfirmation' || payment.providerId === null) return {};
      return (await providerOf(payment)).nextStep(payment.providerId);
    },

    async refund(
      siteId: string,
      id: string,
      input: { key: string; amount: Cents },
    ): Promise<Failure | undefined> {
      const payment = await this.find(siteId, id);
      if (payment?.state !== 'succeeded' || payment.providerId === null) return fail('refundTooHigh');
      const account = await takerOf(payment);
      const scope = account?.kind.can.refunds ?? 'none';
      if (!account || scope === 'none') return fail('refundElsewhere');
      if (scope === 'whole' && input.amount !== payment.amount) return fail('refundWhole');
      const { providerId: paymentId, currency } = payment;
      const refunded = await account.provider.refund({ ...input, paymentId, currency });
      if (refunded === undefined) return fail('refundTooHigh');
      await db.site(siteId, (tx) => store.setRefunded(tx, id, refunded));
      return undefined;
    },
  };
}

export type Payments = ReturnType<typeof makePayments>;

/** The ways to pay in words of those who choose one. */
export function saidChoices(choices: readonly PayChoice[], words: Words) {
  const [say, sayCard] = [words.of('paying'), words.of('payment')];
  const cards = () => TEST_CARDS.map(({ number, says }) => ({ number, says: sayCard(says) }));
  const saidEntry = (entry: PayChoice['entry']): PayEntry =>
    entry.kind === 'testCards' ? { ...entry, cards: cards() } : entry;
  return choices.map(({ word, entry, ...choice }) => ({
    way: 'card' as const,
    ...choice,
    label: say(word),
    entry: saidEntry(entry),
  }));
}

function toChoice({ kind, provider }: OpenAccount): PayChoice {
  const { name, word, can } = kind;
  return { provider: name, word, isTest: provider.isTest, entry: entryOf() };

  function entryOf(): PayChoice['entry'] {
    if (can.redirects) return { kind: 'redirect' };
    const { formOptions: options } = provider;
    return options ? { kind: 'form', form: name, options } : { kind: 'testCards' };
  }
}
