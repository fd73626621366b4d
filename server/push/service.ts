import { deviceWords } from '#core/accounts/device.ts';
import { hasPermission, permissionsOf, type ContributorRole } from '#core/enumerations/permissions.ts';
import { sayNews } from '#core/home/news-words.ts';
import { NEWS_PERMISSIONS, pushedTo, type News } from '#core/home/news.ts';
import { isPushEndpoint, MAX_DEVICES, PUSH_SECONDS, pushMessage, type PushMessage } from '#core/home/push.ts';
import { fail, type Failure } from '#contract/errors.ts';
import { counters } from '../counting/counters.ts';
import type { Database, Tx } from '../database/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs.ts';
import { makeAsk, NotPublic } from '../outbound/ask.ts';
import { isPrivateAddress } from '../outbound/private-addresses.ts';
import { digest } from '../secrets/secrets.ts';
import type { Vault } from '../secrets/vault.ts';
import { areDeviceKeys, encryptFor, type DeviceKeys } from './encryption.ts';
import { makeSenderKey } from './sender-key.ts';
import * as store from './store.ts';

const QUEUE = 'push';
const MAX_ANSWER_BYTES = 4096;
const MAX_DEVICE_LENGTH = 300;
const MAX_LANGUAGE_LENGTH = 100;

/** Somebody in the browser they are in now. */
export interface InBrowser {
  siteId: string;
  accountId: string;
  /** Of their session. */
  token: string;
  /** What they chose to read, otherwise what the browser asks for. */
  language: string;
}

/** Tells people's browsers of news, whether the admin is open or not. */
export async function makePush(deps: {
  db: Database;
  jobs: Jobs;
  vault: Vault;
  /** Whom push services turn to if something is wrong with our messages. */
  contact: string;
  allowsPrivate: boolean;
  now: () => Date;
}) {
  const { db, jobs, allowsPrivate, now } = deps;
  const senderKey = makeSenderKey(deps);
  const ask = makeAsk({ mayReach: (address) => allowsPrivate || !isPrivateAddress(address) });

  /** Encrypted here: what waits in the queue can be read by that browser alone. */
  async function enqueue(
    tx: Tx,
    siteId: string,
    device: DeviceKeys & { id: string },
    message: PushMessage,
  ): Promise<void> {
    const body = encryptFor(device, JSON.stringify(pushMessage(message))).toString('base64');
    await jobs.enqueue(tx, QUEUE, { siteId, id: device.id, body, at: now().toISOString() });
  }

  async function statusOf(endpoint: string, body: Buffer): Promise<number | 'notPublic'> {
    const headers = {
      authorization: await senderKey.authorization(endpoint),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(PUSH_SECONDS),
      urgency: 'normal',
    };
    try {
      const asked = { method: 'POST', headers, body, maxBytes: MAX_ANSWER_BYTES } as const;
      return (await ask(new URL(endpoint), asked)).status;
    } catch (error) {
      if (error instanceof NotPublic) return 'notPublic';
      throw error;
    }
  }

  async function deliver(siteId: string, id: string, { body, at }: { body: string; at: string }) {
    const device = await db.readSite(siteId, (tx) => store.findDevice(tx, id));
    const age = now().getTime() - new Date(at).getTime();
    if (!device || age > PUSH_SECONDS * 1000) return;
    const status = await statusOf(device.endpoint, Buffer.from(body, 'base64')).catch((error: unknown) => {
      counters.pushes.inc({ outcome: 'retrying' });
      throw error;
    });
    const outcome = outcomeOf(status);
    counters.pushes.inc({ outcome });
    if (outcome === 'gone') await db.site(siteId, (tx) => store.dropDevices(tx, [id]));
    // The queue tries again, later each time.
    if (outcome === 'retrying') throw new Error(`The push service answered ${status}.`);
  }

  await jobs.handle(QUEUE, ({ siteId = '', id = '', body = '', at = '' }) =>
    deliver(siteId, id, { body, at }),
  );

  return {
    publicKey: () => senderKey.publicKey(),

    async list({ siteId, accountId, token }: InBrowser) {
      const rows = await db.readSite(siteId, (tx) => store.listDevices(tx, accountId));
      return rows.map(({ id, device, createdAt, sessionHash }) => ({
        id,
        device: deviceWords(device),
        createdAt: createdAt.toISOString(),
        isCurrent: sessionHash === digest(token),
      }));
    },

    /** Turns on the browser that asks; saying the same again changes nothing. */
    async add(
      { siteId, accountId, token, language }: InBrowser,
      { endpoint, keys, device }: { endpoint: string; keys: DeviceKeys; device: string },
    ): Promise<Failure | undefined> {
      if (!isPushEndpoint(endpoint, { allowsPrivate }) || !areDeviceKeys(keys))
        return fail('invalid', { errors: { endpoint: 'This browser’s push service is not supported.' } });
      await db.site(siteId, async (tx) => {
        await store.keepDevice(tx, {
          siteId,
          id: newId(),
          accountId,
          sessionHash: digest(token),
          endpoint,
          ...keys,
          device: device.slice(0, MAX_DEVICE_LENGTH),
          language: language.slice(0, MAX_LANGUAGE_LENGTH),
          createdAt: now(),
        });
        const all = await store.listDevices(tx, accountId);
        await store.dropDevices(
          tx,
          all.slice(MAX_DEVICES).map(({ id }) => id),
        );
      });
      return undefined;
    },

    async remove({ siteId, accountId }: InBrowser, id: string): Promise<Failure | undefined> {
      const isGone = await db.site(siteId, (tx) => store.dropDevice(tx, accountId, id));
      return isGone ? undefined : fail('notFound');
    },

    async sendTest(
      { siteId, accountId, language }: InBrowser,
      id: string,
      title: string,
    ): Promise<Failure | undefined> {
      return db.site(siteId, async (tx) => {
        const device = await store.findDevice(tx, id);
        if (device?.accountId !== accountId) return fail('notFound');
        const body = sayNews({ key: 'test' }, language);
        const message = { title, body, path: '/config/settings/notifications', tag: newId() };
        await enqueue(tx, siteId, device, message);
        return undefined;
      });
    },

    /** Part of the transaction that the news is of. What it says is asked for only if somebody listens. */
    async tell(
      tx: Tx,
      siteId: string,
      {
        kind,
        except,
        say,
      }: {
        kind: News;
        except?: string | null;
        say: (language: string) => Promise<Omit<PushMessage, 'tag'>>;
      },
    ): Promise<void> {
      const listening = (await store.listListening(tx)).filter(
        ({ accountId, pushed, roles, permissions }) =>
          accountId !== except &&
          pushedTo(pushed).includes(kind) &&
          hasPermission(permissionsOf(roles as ContributorRole[], permissions), NEWS_PERMISSIONS[kind]),
      );
      if (listening.length === 0) return;
      const tag = newId();
      for (const device of listening) {
        const message = await say(device.language || device.browserLanguage);
        await enqueue(tx, siteId, device, { ...message, tag });
      }
    },
  };
}

/** Browsers that are gone, or whose messages would have to go into our own network, get none any more. */
function outcomeOf(status: number | 'notPublic'): 'sent' | 'gone' | 'retrying' | 'refused' {
  if (status === 'notPublic' || status === 404 || status === 410) return 'gone';
  if (status >= 200 && status < 300) return 'sent';
  return status === 429 || status >= 500 ? 'retrying' : 'refused';
}

export type Push = Awaited<ReturnType<typeof makePush>>;
