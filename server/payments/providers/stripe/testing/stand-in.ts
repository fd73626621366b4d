import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { STAND_IN_SCRIPT } from './stand-in-script.ts';

interface Intent {
  id: string;
  /** The secret key of the account it belongs to; others do not find it. */
  account: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: string;
  client_secret: string;
  metadata: Record<string, string>;
  latest_charge: { id: string; object: 'charge'; amount_refunded: number };
}

interface BalanceEntry {
  id: string;
  type: string;
  amount: number;
  fee: number;
  currency: string;
  created: number;
}

export const STAND_IN_KEYS = {
  publicKey: 'pk_test_standin',
  secretKey: 'sk_test_standin',
  webhookSecret: 'whsec_standin',
};

/** What each token of the stand-in's form comes to. */
const OUTCOMES: Readonly<Record<string, string>> = {
  ctoken_good: 'succeeded',
  ctoken_lost: 'succeeded',
  ctoken_silent: 'succeeded',
  ctoken_asks: 'requires_action',
  ctoken_slow: 'processing',
  pm_good: 'succeeded',
  pm_asks: 'requires_action',
  pm_slow: 'processing',
};

const FORBIDDEN = {
  status: 403,
  body: {
    error: {
      type: 'invalid_request_error',
      message: 'The provided key does not have the required permissions for this endpoint.',
    },
  },
};

/** Speaks as much of Stripe's HTTP as we do, with books of its own. */
export async function startStripeStandIn(port = 0) {
  const intents = new Map<string, Intent>();
  /** Its books, as each account sees them. */
  const entries: (BalanceEntry & { account: string })[] = [];
  const fallen = new Set<string>();
  const restricted = new Set<string>();
  const answers = new Map<string, { status: number; body: unknown }>();
  let count = 0;

  function create(account: string, form: URLSearchParams): { status: number; body: unknown } {
    const token = form.get('confirmation_token') ?? form.get('payment_method') ?? '';
    const intent = api.add({
      account,
      amount: Number(form.get('amount')),
      currency: form.get('currency') ?? '',
      status: OUTCOMES[token] ?? 'requires_payment_method',
      metadata: { reference: form.get('metadata[reference]') ?? '' },
    });
    // Nobody is there to answer their bank.
    if (token === 'pm_asks' && form.get('off_session') === 'true') {
      const error = { type: 'card_error', code: 'authentication_required', payment_intent: intent };
      return { status: 402, body: { error: { ...error, message: 'Authentication required.' } } };
    }
    if (token !== 'ctoken_poor' && token !== 'ctoken_declined') return { status: 200, body: intent };
    const decline_code = token === 'ctoken_poor' ? 'insufficient_funds' : 'generic_decline';
    const error = { type: 'card_error', code: 'card_declined', decline_code, payment_intent: intent };
    return { status: 402, body: { error: { ...error, message: 'Your card was declined.' } } };
  }

  function refund(account: string, form: URLSearchParams): { status: number; body: unknown } {
    const intent = intents.get(form.get('payment_intent') ?? '');
    const amount = Number(form.get('amount'));
    if (intent?.account !== account || intent.latest_charge.amount_refunded + amount > intent.amount)
      return { status: 400, body: { error: { type: 'invalid_request_error', message: 'Too much.' } } };
    intent.latest_charge.amount_refunded += amount;
    return { status: 200, body: { id: 're_1', object: 'refund', amount } };
  }

  function keep(form: URLSearchParams): { status: number; body: unknown } {
    const token = (form.get('confirmation_token') ?? '').replace('ctoken_', 'pm_');
    const isKept = OUTCOMES[token] !== undefined && form.get('usage') === 'off_session';
    const status = isKept ? 'succeeded' : 'requires_action';
    return { status: 200, body: { id: 'seti_1', object: 'setup_intent', status, payment_method: token } };
  }

  /** Two on a page, so that whoever reads them has to go on. */
  function list(account: string, form: URLSearchParams): { status: number; body: unknown } {
    const [from, to] = [form.get('created[gte]') ?? 0, form.get('created[lt]') ?? Infinity].map(Number);
    const own = entries.filter(
      (each) => each.account === account && each.created >= (from ?? 0) && each.created < (to ?? 0),
    );
    const start = own.findIndex(({ id }) => id === form.get('starting_after')) + 1;
    const data = own.slice(start, start + 2).map(({ account: _, ...entry }) => entry);
    return { status: 200, body: { object: 'list', data, has_more: start + 2 < own.length } };
  }

  function cancel(intent: Intent): { status: number; body: unknown } {
    if (intent.status === 'succeeded' || intent.status === 'processing')
      return { status: 400, body: { error: { type: 'invalid_request_error', message: 'Too late.' } } };
    intent.status = 'canceled';
    return { status: 200, body: intent };
  }

  function answer({ method = '', headers }: IncomingMessage, path: string, form: URLSearchParams) {
    const account = headers.authorization?.replace('Bearer ', '') ?? '';
    if (fallen.has(account))
      return { status: 500, body: { error: { type: 'api_error', message: 'Something is broken.' } } };
    const [, id = '', act] = /^\/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const found = intents.get(id);
    const intent = found?.account === account ? found : undefined;
    if (method === 'GET' && path === '/v1/balance_transactions')
      return restricted.has(account) ? FORBIDDEN : list(account, form);
    if (method === 'POST' && path === '/v1/payment_intents') return create(account, form);
    if (method === 'POST' && path === '/v1/customers')
      return { status: 200, body: { id: 'cus_1', object: 'customer' } };
    if (method === 'POST' && path === '/v1/setup_intents') return keep(form);
    if (method === 'POST' && path === '/v1/refunds') return refund(account, form);
    if (intent && method === 'POST' && act === 'cancel') return cancel(intent);
    if (intent && method === 'GET') return { status: 200, body: intent };
    return { status: 404, body: { error: { type: 'invalid_request_error', message: 'No such thing.' } } };
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand.in');
    response.setHeader('access-control-allow-origin', '*');
    if (pathname === '/v3/') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(STAND_IN_SCRIPT);
      return;
    }
    if (pathname.startsWith('/bank/')) {
      api.settle(pathname.slice('/bank/'.length), 'succeeded');
      response.end('{}');
      return;
    }
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const key = request.headers['idempotency-key'];
    const isKnown = typeof key === 'string' && answers.has(key);
    const form = request.method === 'GET' ? searchParams : new URLSearchParams(text);
    const told = (typeof key === 'string' && answers.get(key)) || answer(request, pathname, form);
    if (typeof key === 'string') answers.set(key, told);
    // The money is taken, and nobody hears of it.
    const token = form.get('confirmation_token');
    if (token === 'ctoken_silent' || (token === 'ctoken_lost' && !isKnown)) {
      request.socket.destroy();
      return;
    }
    response.writeHead(told.status, { 'content-type': 'application/json' }).end(JSON.stringify(told.body));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stripe = new Stripe(STAND_IN_KEYS.secretKey);

  const api = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intents,
    /** From here on this account is answered that Stripe is broken. */
    fall: (account: string) => void fallen.add(account),
    /** From here on the key of this account may not see its books. */
    restrict: (account: string) => void restricted.add(account),
    book: (account: string, entry: BalanceEntry) => void entries.push({ ...entry, account }),
    /** A payment that somebody made at their own account, about whatever they like. */
    add(intent: Partial<Intent>): Intent {
      count += 1;
      const id = `pi_${count}`;
      const charge = { id: `ch_${count}`, object: 'charge', amount_refunded: 0 } as const;
      const made: Intent = {
        id,
        account: STAND_IN_KEYS.secretKey,
        object: 'payment_intent',
        amount: 0,
        currency: 'usd',
        status: 'succeeded',
        client_secret: `${id}_secret`,
        metadata: {},
        latest_charge: charge,
        ...intent,
      };
      intents.set(id, made);
      return made;
    },
    settle(id: string, status: string): void {
      const intent = intents.get(id);
      if (intent) intent.status = status;
    },
    /** A call about a payment as it would be sent, with some of it changed. */
    callAbout(id: string, change: { secret?: string; at?: number; intent?: Partial<Intent> } = {}) {
      const object = { ...intents.get(id), ...change.intent };
      const rawBody = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object },
      });
      const signature = stripe.webhooks.generateTestHeaderString({
        payload: rawBody,
        secret: change.secret ?? STAND_IN_KEYS.webhookSecret,
        ...(change.at !== undefined && { timestamp: change.at }),
      });
      return { rawBody, headers: { 'stripe-signature': signature, 'content-type': 'application/json' } };
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return api;
}
