import { mollie } from './mollie/kind.ts';
import type { ProviderKind } from './provider.ts';
import { stripe } from './stripe/kind.ts';

/** Everybody by whom a shop can take money, in the order in which they are offered. */
export const PROVIDERS: readonly ProviderKind[] = [stripe, mollie];

export const providerKind = (name: string) => PROVIDERS.find((kind) => kind.name === name);

/** The setting that puts another server in the place of a provider's own. */
export const urlSettingOf = ({ name }: Pick<ProviderKind, 'name'>) => `${name.toUpperCase()}_URL`;
