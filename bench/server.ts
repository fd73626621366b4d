/** A server under measurement in a process of its own. Told what to be by its parent, it answers with its port. */
import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../server/app.ts';
import { makeDatabase } from '../server/database/database.ts';
import { makeGate } from '../server/accounts/gate.ts';
import { makeHandle } from '../server/http/handle.ts';
import { makeRateLimiter } from '../server/http/rate-limit.ts';
import { startJobs } from '../server/jobs.ts';
import { loadBundle } from '../server/bundle/bundle.ts';
import { ACCESS_ROUTES } from './access/routes.ts';
import { memoryOf } from './product.ts';
import { testVault } from '../server/testing/vault.ts';
import { wordsIn } from '#core/words/wording.ts';

export type Order =
  | { kind: 'bare'; headers: Record<string, string>; body: string }
  | {
      kind: 'plinth';
      pool: object;
      pageCacheBytes?: number;
      /** Serves `ACCESS_ROUTES` too: the same answer with and without a permission. */
      withAccess?: boolean;
    };

process.once(
  'message',
  (order: Order) => void (order.kind === 'bare' ? serveBare(order) : servePlinth(order)),
);
process.on('message', (message) => {
  if (message === 'memory') process.send?.({ bytes: memoryOf('self') ?? process.memoryUsage().rss });
});

/** The least a Node server can do: always the same bytes. */
async function serveBare({ headers, body }: Extract<Order, { kind: 'bare' }>): Promise<void> {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
}

async function servePlinth(order: Extract<Order, { kind: 'plinth' }>): Promise<void> {
  const { pool, pageCacheBytes, withAccess = false } = order;
  const filesDir = mkdtempSync(join(tmpdir(), 'plinth-bench-'));
  process.on('exit', () => rmSync(filesDir, { recursive: true, force: true }));
  const db = makeDatabase(pool);
  const { http, services } = await buildApp({
    db,
    jobs: await startJobs(db, { onError: () => {} }),
    bundle: await loadBundle(),
    vault: testVault,
    filesDir,
    appDomain: 'localhost',
    isSecure: false,
    logLevel: 'warn',
    ...(pageCacheBytes !== undefined && { pageCacheBytes }),
  });
  if (withAccess) {
    const limiter = makeRateLimiter({ perMinute: Number.POSITIVE_INFINITY, now: Date.now });
    const handle = makeHandle(
      http,
      makeGate({
        ...services,
        limiter,
        isSecure: false,
        isOpenTo: async () => true,
        wordsOf: async () => wordsIn('en'),
      }),
    );
    for (const each of Object.values(ACCESS_ROUTES)) handle(each, async () => ({ ok: true }));
  }
  await http.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ port: (http.server.address() as AddressInfo).port });
}
