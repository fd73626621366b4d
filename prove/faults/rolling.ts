import { join } from 'node:path';
import { send } from '../../bench/client.ts';
import { makeNode } from '../../bench/node.ts';
import { makeBuyer } from '../../bench/shop/buyer.ts';
import { openShop } from '../../bench/shop/owner.ts';
import { missingPrograms } from '../programs/daemon.ts';
import { deployFile } from '../programs/deploy-file.ts';
import { makeHaproxy } from '../programs/haproxy.ts';
import { until } from '../report.ts';
import { inParallel } from '../storm.ts';
import type { FaultWorld } from './world.ts';

const READERS = 12;
const SHOPPERS = 4;
const SETTLED_MS = 2000;

/** Two web nodes behind HAProxy and a worker, each restarted twice while visitors read and buy. */
export async function proveRollingRestart({ see, port, domain, dataDir, databaseUrl, env }: FaultWorld) {
  const missing = missingPrograms({ haproxy: 'haproxy' });
  if (missing !== undefined) return see(`rolling restart not seen. ${missing}`, 0, 1);
  const front = port + 30;
  const at = (offset: number, role: string) =>
    makeNode({
      port: port + offset,
      appDomain: domain,
      dataDir,
      databaseUrl,
      // HAProxy is one more proxy than a node is told of otherwise.
      env: { ...env, ROLE: role, TRUST_PROXY: '2', DRAIN_SECONDS: '3' },
    });
  const web = [at(31, 'web'), at(32, 'web')];
  const worker = at(33, 'worker');
  const nodes = [...web, worker];
  const haproxy = makeHaproxy(join(dataDir, 'haproxy.cfg'), {
    port: front,
    settings:
      deployFile('haproxy.cfg', [
        ['bind :8080', `bind 127.0.0.1:${front}`],
        ['10.0.0.11:3000', `127.0.0.1:${port + 31}`],
        ['10.0.0.12:3000', `127.0.0.1:${port + 32}`],
      ]).split('# PostgreSQL')[0] ?? '',
  });
  const over = new AbortController();
  const failures: string[] = [];
  let requests = 0;
  let orders = 0;
  const note = (what: string, status: number | string) => {
    requests += 1;
    if (typeof status === 'string' || status >= 500) failures.push(`${what}: ${status}`);
  };
  const read = async (index: number) => {
    const [site, path] = index % 2 === 0 ? ['atelier', '/'] : ['demo', `/nowhere-${requests}`];
    const answer = await send(front, `${site}.${domain}`, 'GET', path, {
      headers: { accept: 'text/html' },
    }).catch(String);
    note(path, typeof answer === 'string' ? answer : answer.status);
  };
  try {
    await Promise.all(nodes.map((node) => node.start()));
    await haproxy.start();
    const shop = await openShop(port + 31, domain);
    const variantId = await shop.sell('Sold while nodes come and go', 1_000_000);
    const buy = async () => {
      const buyer = makeBuyer({ portOf: () => front, host: shop.host });
      const added = await buyer.add(variantId).catch(String);
      note('cart', typeof added === 'string' ? added : added.status);
      const cart = await buyer.tellAddress().catch(String);
      note('address', typeof cart === 'string' ? cart : 200);
      const placed = await buyer.place(typeof cart === 'string' ? '' : cart.quote).catch(String);
      note('order', typeof placed === 'string' ? placed : placed.status);
      if (typeof placed !== 'string' && placed.orderId !== '') orders += 1;
    };
    await until(async () => (await send(front, domain, 'GET', '/readyz')).status === 200, SETTLED_MS);
    const load = inParallel(READERS + SHOPPERS, READERS + SHOPPERS, async (index) => {
      while (!over.signal.aborted) await (index < READERS ? read(index) : buy());
    });
    for (const node of [...nodes, ...nodes]) {
      await node.end();
      await node.start();
    }
    over.abort();
    await load;
    const kinds = await Promise.all(
      nodes.map(async ({ port: own }) => (await send(own, `atelier.${domain}`, 'GET', '/')).status),
    );
    see('rolling restarts behind HAProxy under load: requests', requests);
    see('  orders among them', orders);
    see('  failed', failures.length, 0, failures);
    see('  web nodes show pages', kinds.filter((status) => status === 200).length, web.length);
    see('  the worker sends visitors away with', kinds.at(-1) ?? 0, 421);
  } finally {
    over.abort();
    await haproxy.end();
    await Promise.all(nodes.map((node) => node.end()));
  }
}
