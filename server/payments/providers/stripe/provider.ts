import { Stripe } from 'stripe';
import { isCurrencyCode, toCents } from '#core/money/currency.ts';
import { CARD_PROBLEMS, PAYMENT_PROBLEMS, type PaymentProblem } from '#core/payments/payment.ts';
import {
  ProviderSilent,
  type Keys,
  type PaymentProvider,
  type ProviderMovement,
  type ProviderPayment,
} from '../provider.ts';

const SIGNATURE_HEADER = 'stripe-signature';
const TIMEOUT_MS = 20_000;
const RETRIES = 2;
/** What the browser may send: a card that Stripe's own form has taken, never its number. */
const TOKEN = /^ctoken_\w{1,200}$/;

/** A card that Stripe keeps for renewals: whose it is there, and which. */
const SAVED_CARD = /^(cus_\w+)\/(pm_\w+)$/;

const DECLINES: Readonly<Record<string, PaymentProblem>> = {
  insufficient_funds: 'noFunds',
  expired_card: 'expiredCard',
  authentication_required: 'needsOwner',
};

/** Payments of one site by its own account at Stripe. */
export function makeStripeProvider(deps: {
  keys: Keys;
  url: string | undefined;
  formUrl: string;
}): PaymentProvider {
  const { publicKey = '', secretKey = '', webhookSecret = '' } = deps.keys;
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...placeOf(deps.url),
  });

  async function look(paymentId: string): Promise<ProviderPayment> {
    return toPayment(await closed(await ask(() => stripe.paymentIntents.retrieve(paymentId))));
  }

  /** A payment that failed is ended there too: nobody pays it later for an order that is gone. */
  async function closed(intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
    return intent.status === 'requires_payment_method' ? cancel(intent.id) : intent;
  }

  async function cancel(paymentId: string): Promise<Stripe.PaymentIntent> {
    try {
      return await ask(() => stripe.paymentIntents.cancel(paymentId));
    } catch (error) {
      // It has come to another end meanwhile.
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        return ask(() => stripe.paymentIntents.retrieve(paymentId));
      throw error;
    }
  }

  /** Nothing where this account has no such payment. */
  async function find(paymentId: string): Promise<Stripe.PaymentIntent | undefined> {
    try {
      return await ask(() => stripe.paymentIntents.retrieve(paymentId));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
      throw error;
    }
  }

  return {
    isTest: /^[rs]k_test_/.test(secretKey),
    formOptions: { publicKey, url: deps.formUrl },

    async saveMethod({ token = '' }) {
      return TOKEN.test(token) ? { token, label: 'Card' } : { errors: { token: CARD_PROBLEMS.cardMissing } };
    },

    saveCard: ({ token = '' }) => saveCard(stripe, token),

    async createPayment({ key, reference, amount, currency, methodToken, description, isPayerPresent }) {
      const [, customer, saved] = SAVED_CARD.exec(methodToken) ?? [];
      try {
        const intent = await ask(() =>
          stripe.paymentIntents.create(
            {
              amount,
              currency: currency.toLowerCase(),
              confirm: true,
              ...(customer !== undefined && saved !== undefined
                ? { customer, payment_method: saved, off_session: !isPayerPresent }
                : { confirmation_token: methodToken }),
              description,
              metadata: { reference },
              automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            },
            { idempotencyKey: key },
          ),
        );
        return toPayment(await closed(intent));
      } catch (error) {
        return refused(error);
      }
    },

    async confirm(paymentId, isApproved) {
      if (isApproved) return look(paymentId);
      const { state, id } = toPayment(await cancel(paymentId));
      return { id, state, problem: state === 'failed' ? 'notConfirmed' : null };
    },

    look,

    async nextStep(paymentId) {
      const { client_secret: secret } = await ask(() => stripe.paymentIntents.retrieve(paymentId));
      return secret === null ? {} : { secret };
    },

    async refund({ key, paymentId, amount }) {
      try {
        await ask(() =>
          stripe.refunds.create({ payment_intent: paymentId, amount }, { idempotencyKey: key }),
        );
        const intent = await ask(() =>
          stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }),
        );
        const charge = intent.latest_charge;
        return toCents(charge !== null && typeof charge === 'object' ? charge.amount_refunded : amount);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
        throw error;
      }
    },

    async readWebhook({ rawBody, headers }) {
      const signature = headers[SIGNATURE_HEADER];
      if (typeof signature !== 'string') return undefined;
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret);
      } catch {
        return undefined;
      }
      const told = event.data.object;
      if (told.object !== 'payment_intent') return 'unrelated';
      // What the call says may be old by the time it comes; Stripe is asked for what is true.
      const intent = await find(told.id);
      const reference = intent?.metadata['reference'];
      const currency = intent?.currency.toUpperCase();
      if (!intent || !isCurrencyCode(currency)) return undefined;
      // Of something else that is paid by the same account.
      if (reference === undefined) return 'unrelated';
      return { ...toPayment(await closed(intent)), reference, amount: toCents(intent.amount), currency };
    },

    async movements({ from, to }) {
      const created = { ...(from && { gte: inSeconds(from) }), ...(to && { lt: inSeconds(to) }) };
      return unlessForbidden(async () => {
        const found: ProviderMovement[] = [];
        for await (const each of stripe.balanceTransactions.list({ created, limit: 100 }))
          found.push(...movementsOf(each));
        return found;
      });
    },

    maySeeMovements: async () =>
      (await unlessForbidden(() => stripe.balanceTransactions.list({ limit: 1 }))) !== undefined,
  };
}

/** Has Stripe keep a card, so that it can be charged while nobody is there. */
async function saveCard(stripe: Stripe, token: string): ReturnType<PaymentProvider['saveMethod']> {
  if (!TOKEN.test(token)) return { errors: { token: CARD_PROBLEMS.cardMissing } };
  try {
    const customer = await ask(() => stripe.customers.create({}));
    const setup = await ask(() =>
      stripe.setupIntents.create({
        customer: customer.id,
        confirm: true,
        confirmation_token: token,
        usage: 'off_session',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      }),
    );
    const { payment_method: method } = setup;
    if (setup.status !== 'succeeded' || typeof method !== 'string')
      return { errors: { token: CARD_PROBLEMS.cardNotKept } };
    return { token: `${customer.id}/${method}`, label: 'Card' };
  } catch (error) {
    const { problem } = refused(error);
    return { errors: { token: PAYMENT_PROBLEMS[problem ?? 'declined'] } };
  }
}

/** A key that its owner has restricted need not be allowed to see everything. */
async function unlessForbidden<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask(work);
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return undefined;
    throw error;
  }
}

/** No connection, a busy or a broken service: no answer, which is not a no. */
async function ask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      error instanceof Stripe.errors.StripeIdempotencyError
    )
      throw new ProviderSilent(error.message, { cause: error });
    throw error;
  }
}

function refused(error: unknown): ProviderPayment {
  if (error instanceof Stripe.errors.StripeCardError) {
    const problem = DECLINES[error.decline_code ?? ''] ?? DECLINES[error.code ?? ''] ?? 'declined';
    return { id: error.payment_intent?.id ?? '', state: 'failed', problem };
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return { id: '', state: 'failed', problem: 'unknownMethod' };
  if (error instanceof Stripe.errors.StripeError) return { id: '', state: 'failed', problem: 'unavailable' };
  throw error;
}

function toPayment({ id, status }: Stripe.PaymentIntent): ProviderPayment {
  switch (status) {
    case 'succeeded':
      return { id, state: 'succeeded', problem: null };
    case 'processing':
      return { id, state: 'processing', problem: null };
    case 'requires_action':
    case 'requires_confirmation':
    case 'requires_capture':
      return { id, state: 'needsConfirmation', problem: null };
    default:
      return { id, state: 'failed', problem: 'declined' };
  }
}

const inSeconds = (at: Date) => Math.ceil(at.getTime() / 1000);

/** A payment brings its fee along; payouts and fees for other things are entries of their own. */
function movementsOf(entry: Stripe.BalanceTransaction): ProviderMovement[] {
  const { id, amount, fee, type, created } = entry;
  const currency = entry.currency.toUpperCase();
  if (!isCurrencyCode(currency)) return [];
  const about = { id, at: new Date(created * 1000), currency };
  const kept = type === 'stripe_fee' ? fee - amount : fee;
  return [
    ...(kept === 0 ? [] : [{ ...about, kind: 'fee' as const, cents: toCents(kept) }]),
    ...(type.startsWith('payout') ? [{ ...about, kind: 'payout' as const, cents: toCents(0 - amount) }] : []),
  ];
}

function placeOf(address: string | undefined) {
  if (address === undefined) return {};
  const { hostname: host, port, protocol } = new URL(address);
  return {
    host,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    port: Number(port),
  };
}
