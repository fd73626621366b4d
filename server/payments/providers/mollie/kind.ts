import { group } from '#core/fields/index.ts';
import { key } from '../key.ts';
import type { ProviderKind } from '../provider.ts';

const API_HOST = 'https://api.mollie.com';

export const mollie: ProviderKind = {
  name: 'mollie',
  title: 'Mollie',
  word: 'idealBancontactCardAndMore',
  summary:
    'The payment methods of your Mollie account, on Mollie’s page. You find the key at Mollie under Developers.',
  keys: group({
    apiKey: key({
      label: 'API key',
      pattern: /^(?:live|test)_\w{20,}$/,
      begins: 'live_',
      isSecret: true,
    }),
  }),
  can: { refunds: 'partial', savedCards: false, wallets: true, redirects: true },
  // Buyers leave for its page; ours talks to nobody.
  origins: () => [],
  page: 'https://www.mollie.com',
  // Calls bring the payment's id there and no more, so each is sent to an address of its own.
  referenceOf: ({ query }) => query['reference'],

  async open({ keys, url }) {
    const { makeMollieProvider } = await import('./provider.ts');
    return makeMollieProvider({
      apiKey: keys['apiKey'] ?? '',
      url: url ?? API_HOST,
      isStandIn: url !== undefined,
    });
  },
};
