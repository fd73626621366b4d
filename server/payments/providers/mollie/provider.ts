import { isRecord } from '#core/fields/field.ts';
import type { PaymentProblem } from '#core/payments/payment.ts';
import type { PaymentProvider, ProviderPayment } from '../provider.ts';
import { readAmount, toAmount } from './amount.ts';
import { makeMollieClient, type MollieAnswer } from './client.ts';

const ID = /^tr_\w{1,60}$/;

/** What each of Mollie's states is to us. Those that are not `open`, `pending` or `authorized` are final there too. */
const STATES: Readonly<Record<string, [ProviderPayment['state'], PaymentProblem | null]>> = {
  open: ['needsConfirmation', null],
  pending: ['processing', null],
  authorized: ['processing', null],
  paid: ['succeeded', null],
  canceled: ['failed', 'notConfirmed'],
  expired: ['failed', 'notConfirmed'],
  failed: ['failed', 'declined'],
};

/** Payments of one site by its own account at Mollie: buyers leave for its page and come back. */
export function makeMollieProvider(deps: {
  apiKey: string;
  url: string;
  /** Another server in Mollie's place, which can call this machine. */
  isStandIn: boolean;
}): PaymentProvider {
  const call = makeMollieClient(deps);

  async function find(paymentId: string): Promise<MollieAnswer['body']> {
    const { isOk, status, body } = await call('GET', pathOf(paymentId));
    if (!isOk) throw new Error(`Mollie does not show this payment (${status}).`);
    return body;
  }

  return {
    isTest: deps.apiKey.startsWith('test_'),

    // What the money is taken from is chosen on Mollie's page.
    saveMethod: async () => ({ token: '', label: 'Mollie' }),

    async createPayment({ key, reference, amount, currency, description, returnUrl, webhookUrl }) {
      // Mollie refuses addresses that it cannot reach; on this machine, coming back tells what became of it.
      const isReachable = deps.isStandIn || webhookUrl.startsWith('https:');
      const { isOk, body } = await call('POST', '/payments', {
        key,
        body: {
          amount: toAmount(amount, currency),
          description,
          redirectUrl: returnUrl,
          ...(isReachable && { webhookUrl }),
          metadata: { reference },
        },
      });
      return isOk ? toPayment(body) : { id: '', state: 'failed', problem: 'unavailable' };
    },

    async confirm(paymentId, isApproved) {
      const found = await find(paymentId);
      if (isApproved || found['isCancelable'] !== true) return toPayment(found);
      const { isOk, body } = await call('DELETE', pathOf(paymentId));
      // It has come to another end meanwhile.
      return toPayment(isOk ? body : await find(paymentId));
    },

    async nextStep(paymentId) {
      const links = (await find(paymentId))['_links'];
      const checkout = isRecord(links) ? links['checkout'] : undefined;
      const url = isRecord(checkout) ? checkout['href'] : undefined;
      return typeof url === 'string' && /^https?:/.test(url) ? { url } : {};
    },

    look: async (paymentId) => toPayment(await find(paymentId)),

    async refund({ key, paymentId, amount, currency }) {
      const body = { amount: toAmount(amount, currency) };
      const { isOk } = await call('POST', `${pathOf(paymentId)}/refunds`, { key, body });
      if (!isOk) return undefined;
      return readAmount((await find(paymentId))['amountRefunded'])?.cents ?? amount;
    },

    /** Calls are not signed: what they are worth is what Mollie answers by this account's own key. */
    async readWebhook({ rawBody }) {
      const id = new URLSearchParams(rawBody).get('id') ?? '';
      if (!ID.test(id)) return undefined;
      const { isOk, body } = await call('GET', pathOf(id));
      const amount = readAmount(body['amount']);
      if (!isOk || !amount) return undefined;
      const { metadata } = body;
      const reference = isRecord(metadata) ? metadata['reference'] : undefined;
      // Of something else that is paid by the same account.
      if (typeof reference !== 'string') return 'unrelated';
      return { ...toPayment(body), reference, amount: amount.cents, currency: amount.currency };
    },
  };
}

const pathOf = (paymentId: string) => `/payments/${encodeURIComponent(paymentId)}`;

function toPayment({ id, status }: MollieAnswer['body']): ProviderPayment {
  const [state, problem] = STATES[String(status)] ?? (['processing', null] as const);
  return { id: String(id), state, problem };
}
