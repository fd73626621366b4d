import { DEFAULT_MONTHLY_LIMIT, monthOf } from '#core/languages/machine/runs.ts';
import { fail } from '#contract/errors.ts';
import type { machineTranslation as contract, MachineRun } from '#contract/content/machine-translation.ts';
import type { BodyOf, ReplyOf } from '#contract/route.ts';
import { recordAction } from '../../audit.ts';
import { by } from '../../content/actor.ts';
import type { Actor } from '../../content/service.ts';
import type { Database } from '../../database/database.ts';
import { makeAsk } from '../../outbound/ask.ts';
import { isPrivateAddress } from '../../outbound/private-addresses.ts';
import type { Vault } from '../../secrets/vault.ts';
import { isHttpUrl } from '../../setting.ts';
import type { OpenService } from './running.ts';
import { makeServices, refusalWords } from './services.ts';
import * as store from './store.ts';

/** The account that an owner has with a service. */
export function makeConnecting(deps: {
  db: Database;
  vault: Vault;
  urls: Readonly<Record<string, string | undefined>>;
  allowsPrivate: boolean;
  now: () => Date;
}) {
  const { db, vault, now } = deps;
  const ask = makeAsk({ mayReach: (address) => deps.allowsPrivate || !isPrivateAddress(address) });
  const services = makeServices(deps.urls);
  const kindOf = (name: string) => services.find((kind) => kind.name === name);

  async function open(siteId: string): Promise<OpenService | undefined> {
    const account = await db.readSite(siteId, (tx) => store.readAccount(tx, vault));
    const kind = account && kindOf(account.service);
    if (!kind) return undefined;
    return { kind, service: kind.open({ ...account, ask }), monthlyLimit: account.monthlyLimit };
  }

  async function read(siteId: string): Promise<ReplyOf<typeof contract.read>> {
    const { account, used, latest } = await db.readSite(siteId, async (tx) => ({
      account: await store.readAccount(tx, vault),
      used: await store.charactersSince(tx, monthOf(now())),
      latest: await store.latestRun(tx),
    }));
    const kind = account && kindOf(account.service);
    return {
      services: services.map(({ name, title, needsAddress }) => ({ name, title, needsAddress })),
      service: kind
        ? {
            name: kind.name,
            title: kind.title,
            address: account.address,
            keyEnd: account.key === '' ? '' : `…${account.key.slice(-4)}`,
          }
        : null,
      monthlyLimit: account?.monthlyLimit ?? DEFAULT_MONTHLY_LIMIT,
      used,
      run: latest ? toRun(latest) : null,
    };
  }

  return {
    open,
    read,

    /** Nothing is kept of keys that do not work. */
    async connect(actor: Actor, wanted: BodyOf<typeof contract.connect>) {
      const { siteId } = actor;
      const kind = kindOf(wanted.service);
      if (!kind) return fail('invalid', {}, 'There is no such service for machine translation.');
      const before = await db.readSite(siteId, (tx) => store.readAccount(tx, vault));
      const known = before?.service === kind.name ? before : undefined;
      const address = kind.needsAddress ? (wanted.address ?? known?.address ?? '') : '';
      // A key is not sent to another address than it was entered for.
      const key = wanted.key ?? (known?.address === address ? known.key : '');
      if (kind.needsAddress && !isHttpUrl(address))
        return fail('invalid', { errors: { address: NO_ADDRESS } });
      if (kind.needsKey && key === '') return fail('invalid', { errors: { key: NO_KEY } });
      const refusal = await kind.open({ key, address, ask }).check();
      if (refusal) return fail('invalid', {}, refusalWords(refusal, kind.title));
      const { monthlyLimit } = wanted;
      await db.site(siteId, async (tx) => {
        await store.putAccount(tx, vault, {
          siteId,
          service: kind.name,
          key,
          address,
          monthlyLimit,
          updatedAt: now(),
        });
        await recordAction(tx, {
          ...by(actor),
          action: 'translation.connect',
          detail: { name: kind.title },
        });
      });
      return read(siteId);
    },

    async disconnect(actor: Actor) {
      await db.site(actor.siteId, async (tx) => {
        await store.dropAccount(tx, actor.siteId);
        await recordAction(tx, { ...by(actor), action: 'translation.disconnect', detail: {} });
      });
      return read(actor.siteId);
    },
  };
}

export const toRun = (row: store.RunRow): MachineRun => ({
  id: row.id,
  language: row.language,
  of: row.of,
  state: row.state,
  texts: row.texts,
  done: row.done,
  refused: row.refused,
  characters: row.characters,
  problem: row.problem,
  startedAt: row.startedAt.toISOString(),
});

const NO_ADDRESS = 'Enter the address of your server, such as https://translate.example.com.';
const NO_KEY = 'Enter the key of your account.';
