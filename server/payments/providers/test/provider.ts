import { createHmac, timingSafeEqual } from 'node:crypto';
import { NO_CENTS, type CurrencyCode } from '#core/money/currency.ts';
import { isRecord } from '#core/fields/field.ts';
import type { PaymentProblem } from '#core/payments/payment.ts';
import {
  behaviourOf,
  cardLabel,
  cardProblems,
  outcomeOf,
  TEST_CARDS,
  type CardBehaviour,
} from '#core/payments/test-cards.ts';
import { newSecret } from '../../../secrets/secrets.ts';
import type { Database } from '../../../database/database.ts';
import { newId } from '../../../ids.ts';
import type { Jobs } from '../../../jobs.ts';
import {
  ProviderSilent,
  type Charge,
  type OpenAccount,
  type PaymentProvider,
  type ProviderPayment,
  type WebhookCall,
} from '../provider.ts';
import * as store from './store.ts';

const SETTLE = 'test-payment-settle';
const SLOW_FOR = 3000;
export const SIGNATURE_HEADER = 'x-test-signature';
const TOKEN = /^test_card_([a-zA-Z]+)$/;

/** Cards whose payment is told about by a call of its own as well. */
const TELLS_LATER: ReadonlySet<CardBehaviour | undefined> = new Set(['timesOut', 'answersTwice'] as const);

type Deliver = (call: WebhookCall) => Promise<unknown>;

const kind: OpenAccount['kind'] = {
  name: 'test',
  word: 'card',
  can: { refunds: 'partial', savedCards: true, wallets: false, redirects: false },
  origins: () => [],
  referenceOf: ({ rawBody }) => parse(rawBody)?.reference,
};

/** A payment provider that needs no network and moves no money, with books of its own like a real one. */
export function makeTestProvider(deps: { db: Database; jobs: Jobs; now: () => Date }) {
  const { db, jobs, now } = deps;
  const books = db.platform;

  async function known(paymentId: string): Promise<ProviderPayment> {
    const row = await store.find(books, paymentId);
    if (!row) throw new Error('The provider does not know this payment.');
    return toPayment(row);
  }

  async function createPayments(charges: readonly Charge[]): Promise<(ProviderPayment | Error)[]> {
    const wanted = charges.map(({ isPayerPresent, methodToken, ...charge }) => {
      const behaviour = behaviourOfToken(methodToken);
      const outcome = behaviour
        ? outcomeOf(behaviour, isPayerPresent)
        : ({ state: 'failed', problem: 'unknownMethod' } as const);
      const problem = 'problem' in outcome ? outcome.problem : null;
      const id = `test_${newId()}`;
      return {
        ...charge,
        id,
        card: methodToken,
        state: outcome.state,
        problem,
        secret: newSecret(),
        behaviour,
      };
    });
    const rows = await store.insertOnce(books, wanted);
    return Promise.all(
      wanted.map(async ({ id, amount, currency, behaviour }, index) => {
        const row = rows[index];
        if (row?.amount !== amount || row.currency !== currency)
          return new Error('A payment key was used again for another amount.');
        const isNew = row.id === id;
        if (row.state === 'processing' || (isNew && TELLS_LATER.has(behaviour)))
          await jobs.enqueue(books, SETTLE, { id: row.id }, new Date(now().getTime() + SLOW_FOR));
        const isSilent = isNew && behaviour === 'timesOut';
        return isSilent ? new ProviderSilent('The test provider lost its answer.') : toPayment(row);
      }),
    );
  }

  const provider: PaymentProvider = {
    isTest: true,

    async saveMethod({ number = '', expires = '', code = '' }) {
      const card = { number, expires, code };
      const errors = cardProblems(card, now());
      if (Object.keys(errors).length > 0) return { errors };
      return { token: `test_card_${behaviourOf(number)}`, label: cardLabel(card) };
    },

    async createPayment(charge) {
      const [said] = await createPayments([charge]);
      if (!said || said instanceof Error) throw said ?? new Error('The payment was not kept.');
      return said;
    },
    createPayments,

    look: (paymentId) => known(paymentId),

    // Our own page stands for the bank's.
    nextStep: async () => ({}),

    async confirm(paymentId, isApproved) {
      await store.move(books, paymentId, 'needsConfirmation', {
        state: isApproved ? 'succeeded' : 'failed',
        problem: isApproved ? null : ('notConfirmed' satisfies PaymentProblem),
      });
      return known(paymentId);
    },

    async refund(input) {
      if (input.amount <= 0 || !(await store.refundOnce(books, input))) return undefined;
      return (await store.find(books, input.paymentId))?.refunded ?? NO_CENTS;
    },

    async readWebhook({ rawBody, headers }) {
      const body = parse(rawBody);
      const row = body && (await store.find(books, body.id));
      const given = headers[SIGNATURE_HEADER];
      if (!row || typeof given !== 'string' || !isSame(given, sign(row.secret, rawBody))) return undefined;
      // What it says may be old by the time it comes; the books are asked for what is true.
      return {
        ...toPayment(row),
        reference: row.reference,
        amount: row.amount,
        currency: row.currency as CurrencyCode,
      };
    },
  };

  const account: OpenAccount = { kind, provider };

  return {
    account,

    /** Where the provider's own calls go. */
    async deliverTo(deliver: Deliver): Promise<void> {
      await jobs.handle(SETTLE, async ({ id = '' }) => {
        await store.move(books, id, 'processing', { state: 'succeeded', problem: null });
        const call = await this.callAbout(id);
        if (!call) return;
        await deliver(call);
        if (call.behaviour === 'answersTwice') await deliver(call);
      });
    },

    /** What the provider would send about a payment now. */
    async callAbout(id: string) {
      const row = await store.find(books, id);
      if (!row) return undefined;
      const rawBody = JSON.stringify({ id, reference: row.reference, state: row.state });
      return {
        rawBody,
        headers: { [SIGNATURE_HEADER]: sign(row.secret, rawBody) },
        query: {},
        behaviour: behaviourOfToken(row.card),
      };
    },

    settle: (id: string) => store.move(books, id, 'processing', { state: 'succeeded', problem: null }),
  };
}

function behaviourOfToken(token: string): CardBehaviour | undefined {
  const name = TOKEN.exec(token)?.[1];
  return TEST_CARDS.find(({ behaviour }) => behaviour === name)?.behaviour;
}

function toPayment({
  id,
  state,
  problem,
}: Pick<store.TestPayment, 'id' | 'state' | 'problem'>): ProviderPayment {
  return { id, state: state as ProviderPayment['state'], problem: problem as PaymentProblem | null };
}

function parse(rawBody: string): { id: string; reference: string } | undefined {
  try {
    const body: unknown = JSON.parse(rawBody);
    if (!isRecord(body) || rawBody.includes('\\u0000')) return undefined;
    const { id, reference } = body;
    return typeof id === 'string' && typeof reference === 'string' ? { id, reference } : undefined;
  } catch {
    return undefined;
  }
}

function sign(secret: string, rawBody: string): string {
  return createHmac('sha256', secret).update(rawBody).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
