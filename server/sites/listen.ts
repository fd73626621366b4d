import { Client, type ClientConfig } from 'pg';
import { LIVE_CHANNEL } from '../content/release.ts';
import type { Sites } from './service.ts';

const RECONNECT_AFTER = 1000;
const CONNECT_WITHIN = 5000;

/** Hears of publishes on every node. After a lost connection anything may have happened, so nothing is believed unasked. */
export async function listenForPublishes(
  config: ClientConfig,
  sites: Pick<Sites, 'forget' | 'doubtAll'>,
): Promise<() => Promise<void>> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;

  async function connect(): Promise<void> {
    const next = new Client({ ...config, connectionTimeoutMillis: CONNECT_WITHIN, keepAlive: true });
    next.on('notification', ({ payload }) => sites.forget(payload?.split(':')[0] ?? ''));
    next.on('error', () => {});
    next.on('end', () => {
      if (!isEnded) timer = setTimeout(() => void connect().catch(() => {}), RECONNECT_AFTER);
    });
    await next.connect();
    try {
      await next.query(`listen ${LIVE_CHANNEL}`);
    } catch (error) {
      // A standby that has not taken over yet lets nobody listen, and keeps the connection all the same.
      void next.end();
      throw error;
    }
    sites.doubtAll();
    client = next;
  }

  await connect();
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    await client?.end();
  };
}
