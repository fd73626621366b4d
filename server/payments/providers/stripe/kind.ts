import { isRecord } from '#core/fields/field.ts';
import { group } from '#core/fields/index.ts';
import { key } from '../key.ts';
import type { ProviderKind } from '../provider.ts';

const FORM_HOST = 'https://js.stripe.com';

export const stripe: ProviderKind = {
  name: 'stripe',
  title: 'Stripe',
  word: 'card',
  summary:
    'Cards and wallets, entered on your own checkout page. You find the keys at Stripe under Developers.',
  keys: group({
    publicKey: key({
      label: 'Publishable key',
      pattern: /^pk_(?:test|live)_\w+$/,
      begins: 'pk_live_',
      isSecret: false,
    }),
    secretKey: key({
      label: 'Secret key',
      pattern: /^[rs]k_(?:test|live)_\w+$/,
      begins: 'sk_live_',
      isSecret: true,
    }),
    webhookSecret: key({
      label: 'Signing secret',
      help: 'Stripe shows it when you add the webhook.',
      pattern: /^whsec_\w+$/,
      begins: 'whsec_',
      isSecret: true,
    }),
  }),
  webhookHelp: 'Add a webhook at Stripe for the events that begin with payment_intent, with this address:',
  can: { refunds: 'partial', savedCards: true, wallets: true, redirects: false },
  origins: (url) =>
    url === undefined
      ? [FORM_HOST, 'https://api.stripe.com', 'https://hooks.stripe.com']
      : [new URL(url).origin],

  referenceOf({ rawBody }) {
    try {
      const event: unknown = JSON.parse(rawBody);
      const data = isRecord(event) && isRecord(event['data']) ? event['data']['object'] : undefined;
      const metadata = isRecord(data) ? data['metadata'] : undefined;
      const reference = isRecord(metadata) ? metadata['reference'] : undefined;
      return typeof reference === 'string' ? reference : undefined;
    } catch {
      return undefined;
    }
  },

  async open({ keys, url }) {
    const { makeStripeProvider } = await import('./provider.ts');
    return makeStripeProvider({ keys, url, formUrl: `${url ?? FORM_HOST}/v3/` });
  },
};
