import type { Tx } from '../database/database.ts';
import { listProviders } from './account-store.ts';
import type { ProviderUrls } from './accounts.ts';
import { PROVIDERS } from './providers/index.ts';

/** Hosts that browsers of a site's buyers contact to pay, on its checkout or on a provider's own page. */
export async function listPayingHosts(tx: Tx, urls: ProviderUrls): Promise<string[]> {
  const connected = await listProviders(tx);
  return PROVIDERS.filter(({ name }) => connected.includes(name))
    .flatMap((kind) => {
      const url = urls[kind.name];
      return [...kind.origins(url), ...(kind.page ? [url ?? kind.page] : [])];
    })
    .map((address) => new URL(address).hostname);
}
