import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredPayment {
  id: string;
  /** The key of the account it belongs to; others do not find it. */
  account: string;
  status: string;
  isCancelable: boolean;
  amount: { currency: string; value: string };
  amountRefunded: { currency: string; value: string };
  redirectUrl: string;
  webhookUrl: string;
  metadata: Record<string, string>;
  _links: { checkout?: { href: string } };
}

interface Answer {
  status: number;
  body: unknown;
}

export const STAND_IN_KEYS = { apiKey: 'test_standinstandinstandin' };

const centsOf = (value: string) => Math.round(Number(value) * 100);
const refused = (status: number, title: string): Answer => ({ status, body: { status, title } });

/** Speaks as much of Mollie's HTTP as we do, with books of its own and a page on which buyers pay. */
export async function startMollieStandIn(port = 0) {
  const payments = new Map<string, StoredPayment>();
  const answers = new Map<string, Answer>();
  let isSilent = false;

  function create(account: string, sent: Partial<StoredPayment>): Answer {
    if (!sent.amount || sent.amount.currency === 'INR') return refused(422, 'Unprocessable Entity');
    const payment = api.add({ ...sent, account });
    return { status: 201, body: payment };
  }

  function refund(payment: StoredPayment, { amount }: Partial<StoredPayment>): Answer {
    const refunded = centsOf(payment.amountRefunded.value) + centsOf(amount?.value ?? '');
    if (payment.status !== 'paid' || refunded > centsOf(payment.amount.value))
      return refused(409, 'Conflict');
    payment.amountRefunded.value = (refunded / 100).toFixed(2);
    return { status: 201, body: { id: 're_1', status: 'pending', amount } };
  }

  function cancel(payment: StoredPayment): Answer {
    if (payment.status !== 'open' || !payment.isCancelable) return refused(422, 'Unprocessable Entity');
    payment.status = 'canceled';
    return { status: 200, body: payment };
  }

  function answer({ method, headers }: IncomingMessage, path: string, sent: Partial<StoredPayment>): Answer {
    const account = headers.authorization?.replace('Bearer ', '') ?? '';
    if (method === 'POST' && path === '/v2/payments') return create(account, sent);
    const [, id = '', more] = /^\/v2\/payments\/(\w+)(\/refunds)?$/.exec(path) ?? [];
    const payment = payments.get(id);
    if (payment?.account !== account) return refused(404, 'Not Found');
    if (method === 'POST' && more) return refund(payment, sent);
    if (method === 'DELETE') return cancel(payment);
    return { status: 200, body: payment };
  }

  /** The page on which buyers choose how to pay. What they press is told to the shop before they are sent back. */
  async function showPage(path: string, response: ServerResponse): Promise<void> {
    const [, id = '', status] = /^\/checkout\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const payment = payments.get(id);
    if (!payment || status === undefined) {
      const link = (to: string, words: string) => `<p><a href="/checkout/${id}/${to}">${words}</a></p>`;
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<!doctype html><html lang="en"><title>Pay</title><h1>${payment?.amount.value}</h1>${link('paid', 'Pay with iDEAL')}${link('canceled', 'Back to the shop')}</html>`,
        );
      return;
    }
    payment.status = status;
    await api.tell(id);
    response.writeHead(303, { location: payment.redirectUrl }).end();
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://stand.in');
    if (pathname.startsWith('/checkout/')) return showPage(pathname, response);
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const key = request.headers['idempotency-key'];
    const sent = (text === '' ? {} : JSON.parse(text)) as Partial<StoredPayment>;
    const told = (typeof key === 'string' && answers.get(key)) || answer(request, pathname, sent);
    if (typeof key === 'string') answers.set(key, told);
    if (isSilent) return void request.socket.destroy();
    return void response
      .writeHead(told.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(told.body));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const api = {
    url,
    payments,
    /** A payment at some account, about whatever somebody likes. */
    add(sent: Partial<StoredPayment>): StoredPayment {
      const id = `tr_${payments.size + 1}`;
      const payment: StoredPayment = {
        id,
        account: STAND_IN_KEYS.apiKey,
        status: 'open',
        isCancelable: true,
        amount: { currency: 'USD', value: '10.00' },
        amountRefunded: { currency: sent.amount?.currency ?? 'USD', value: '0.00' },
        redirectUrl: '',
        webhookUrl: '',
        metadata: {},
        _links: { checkout: { href: `${url}/checkout/${id}` } },
        ...sent,
      };
      payments.set(id, payment);
      return payment;
    },
    /** What became of a payment, with anything else that somebody changes about it. */
    settle(id: string | undefined, status: string, change: Partial<StoredPayment> = {}): void {
      Object.assign(payments.get(id ?? '') ?? {}, change, { status });
    },
    /** From here on everything is done, and nobody hears of it. */
    silence(is: boolean): void {
      isSilent = is;
    },
    /** What it says about a payment: its id, and where it was asked to say so. */
    callAbout(id: string) {
      const { search } = new URL(payments.get(id)?.webhookUrl ?? 'http://nowhere.test');
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return { provider: 'mollie', rawBody: `id=${id}`, headers, search };
    },
    async tell(id: string): Promise<void> {
      const { rawBody: body, headers } = api.callAbout(id);
      await fetch(payments.get(id)?.webhookUrl ?? '', { method: 'POST', body, headers }).catch(
        () => undefined,
      );
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return api;
}
