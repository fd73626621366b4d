import { checkWith } from '#core/fields/index.ts';
import { isWebhookRefusal, refusalWords } from '#core/payments/webhook-refusal.ts';
import { fail, type Failure } from '#contract/errors.ts';
import type { PaymentProviders } from '#contract/shop/payments.ts';
import { recordAction } from '../audit.ts';
import type { Actor } from '../content/service.ts';
import type { Database } from '../database/database.ts';
import { openKeys, type SealedKeys } from '../secrets/places.ts';
import type { Vault } from '../secrets/vault.ts';
import type { Sites } from '../sites/service.ts';
import * as store from './account-store.ts';
import { forgetRefusals, listRefusals } from './refusal-store.ts';
import { providerKind, PROVIDERS } from './providers/index.ts';
import type { Keys, OpenAccount, ProviderKind } from './providers/provider.ts';

/** Sites whose accounts are kept in memory; their keys are read again after a while, for changes on other nodes. */
const MAX_KEPT = 1000;
const KEPT_MS = 30_000;

export type ProviderUrls = Readonly<Record<string, string | undefined>>;

/** Accounts of sites at payment providers, by keys their owners entered. */
export function makePaymentAccounts(deps: {
  db: Database;
  vault: Vault;
  urls: ProviderUrls;
  /** Pages that tell whom the site contacts are drawn again. */
  sites: Pick<Sites, 'setFacts' | 'forget'>;
  now: () => Date;
}) {
  const { db, vault, urls, sites, now } = deps;
  const kept = new Map<string, { accounts: Promise<readonly OpenAccount[]>; until: number }>();

  const open = async (kind: ProviderKind, keys: Keys): Promise<OpenAccount> => ({
    kind,
    provider: await kind.open({ keys, url: urls[kind.name] }),
  });

  const rowsOf = (siteId: string) => db.readSite(siteId, (tx) => store.listAccounts(tx, vault));

  async function openAll(siteId: string): Promise<readonly OpenAccount[]> {
    const rows = await rowsOf(siteId);
    return Promise.all(
      PROVIDERS.flatMap((kind) => {
        const row = rows.find(({ provider }) => provider === kind.name);
        return row ? [open(kind, row.keys)] : [];
      }),
    );
  }

  return {
    /** The site's account with a provider, by its keys as they are kept. */
    openSealed: (kind: ProviderKind, siteId: string, keys: SealedKeys) =>
      open(kind, openKeys(vault, { siteId, provider: kind.name }, keys)),

    originsOf: (kind: OpenAccount['kind']) => kind.origins(urls[kind.name]),

    /** Those of a site, in the order in which they are offered; read once for all who ask at the same time. */
    of(siteId: string): Promise<readonly OpenAccount[]> {
      const known = kept.get(siteId);
      if (known && known.until > now().getTime()) return known.accounts;
      const accounts = openAll(siteId).catch((error: unknown) => {
        kept.delete(siteId);
        throw error;
      });
      kept.delete(siteId);
      kept.set(siteId, { accounts, until: now().getTime() + KEPT_MS });
      const oldest = kept.size > MAX_KEPT ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return accounts;
    },

    /** Every provider, with the site's account there. Secrets are shown to nobody: only how they end. */
    async list(siteId: string): Promise<Pick<PaymentProviders, 'providers' | 'refusals'>> {
      const { rows, refusals } = await db.readSite(siteId, async (tx) => ({
        rows: await store.listAccounts(tx, vault),
        refusals: await listRefusals(tx),
      }));
      const providers = await Promise.all(
        PROVIDERS.map(async (kind) => {
          const row = rows.find(({ provider }) => provider === kind.name);
          return { ...describe(kind), account: row ? await toAccount(kind, row.keys) : null };
        }),
      );
      return { providers, refusals: refusals.flatMap(toRefusal) };
    },

    async connect(actor: Actor, name: string, sent: Keys): Promise<Failure | undefined> {
      const kind = providerKind(name);
      if (!kind) return fail('notFound');
      const checked = checkWith(kind.keys, { ...kind.keys.initial, ...sent });
      if (!checked.ok)
        return fail('invalid', {
          errors: Object.fromEntries(checked.problems.map(({ path, message }) => [path, message])),
        });
      const { siteId } = actor;
      await db.site(siteId, async (tx) => {
        await forgetRefusals(tx, name);
        await store.putAccount(tx, vault, { siteId, provider: name, keys: checked.value, updatedAt: now() });
        await recordAction(tx, { ...actor, action: 'payments.connect', detail: { name: kind.title } });
        await sites.setFacts(tx, siteId, {});
      });
      kept.delete(siteId);
      sites.forget(siteId);
      return undefined;
    },

    async disconnect(actor: Actor, name: string): Promise<Failure | undefined> {
      const kind = providerKind(name);
      if (!kind) return fail('notFound');
      await db.site(actor.siteId, async (tx) => {
        await forgetRefusals(tx, name);
        await store.dropAccount(tx, name);
        await recordAction(tx, { ...actor, action: 'payments.disconnect', detail: { name: kind.title } });
        await sites.setFacts(tx, actor.siteId, {});
      });
      kept.delete(actor.siteId);
      sites.forget(actor.siteId);
      return undefined;
    },
  };

  async function toAccount(kind: ProviderKind, keys: Keys) {
    const { provider } = await open(kind, keys);
    return { isTest: provider.isTest, keys: shownKeys(kind, keys) };
  }
}

export type PaymentAccounts = ReturnType<typeof makePaymentAccounts>;

function toRefusal({ provider, reason, at }: Awaited<ReturnType<typeof listRefusals>>[number]) {
  const title = providerKind(provider)?.title;
  if (title === undefined || !isWebhookRefusal(reason)) return [];
  return [{ provider, words: refusalWords(title, reason), at: at.toISOString() }];
}

function describe({ name, title, summary, can, keys, webhookHelp = '' }: ProviderKind) {
  return { name, title, summary, can, fields: { ...keys.control.fields }, webhookHelp };
}

/** Enough to know them again. */
function shownKeys({ keys: field }: ProviderKind, keys: Keys): Record<string, string> {
  return Object.fromEntries(
    Object.entries(field.control.fields ?? {}).map(([name, control]) => {
      const value = keys[name] ?? '';
      return [name, control.kind === 'text' && control.options.isSecret ? endOf(value) : value];
    }),
  );
}

function endOf(secret: string): string {
  return secret === '' ? '' : `…${secret.slice(-4)}`;
}
