import type { Place, Vault } from './vault.ts';

/** Every column that holds secrets. What is listed here is encrypted at start, and again when the key changes. */
export const SECRET_COLUMNS = [
  { table: 'accounts', column: 'totp_secret', key: ['id'], isJson: false },
  { table: 'site_secrets', column: 'secret', key: ['site_id', 'purpose'], isJson: false },
  { table: 'provider_accounts', column: 'keys', key: ['site_id', 'provider'], isJson: true },
  { table: 'translation_services', column: 'keys', key: ['site_id'], isJson: true },
  { table: 'installation_secrets', column: 'secret', key: ['purpose'], isJson: false },
] as const;

export type SecretColumn = (typeof SECRET_COLUMNS)[number];

export const totpPlace = (accountId: string): Place => ['accounts', 'totp_secret', accountId];

export const installationSecretPlace = (purpose: string): Place => [
  'installation_secrets',
  'secret',
  purpose,
];

export const siteSecretPlace = (siteId: string, purpose: string): Place => [
  'site_secrets',
  'secret',
  siteId,
  purpose,
];

const providerKeysPlace = (siteId: string, provider: string): Place => [
  'provider_accounts',
  'keys',
  siteId,
  provider,
];

export const translationKeysPlace = (siteId: string): Place => ['translation_services', 'keys', siteId];

type Keys = Readonly<Record<string, string>>;
type Account = { siteId: string; provider: string };

/** In a JSON column the sealed text stands under this one name. */
export interface SealedKeys {
  sealed: string;
}

export const sealKeys = (vault: Vault, { siteId, provider }: Account, keys: Keys): SealedKeys => ({
  sealed: vault.seal(providerKeysPlace(siteId, provider), JSON.stringify(keys)),
});

export const openKeys = (vault: Vault, { siteId, provider }: Account, { sealed }: SealedKeys): Keys =>
  JSON.parse(vault.open(providerKeysPlace(siteId, provider), sealed)) as Keys;
