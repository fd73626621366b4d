import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../../bench/client.ts';
import { connect } from '../../bench/connect.ts';
import { makeNode } from '../../bench/node.ts';
import { makeBuyer } from '../../bench/shop/buyer.ts';
import { openShop } from '../../bench/shop/owner.ts';
import { findFaults } from '../books/books.ts';
import { missingPrograms } from '../programs/daemon.ts';
import { deployFile } from '../programs/deploy-file.ts';
import { makeHaproxy } from '../programs/haproxy.ts';
import { makeCluster, missingPostgres, PASSWORD, type Cluster } from '../programs/patroni.ts';
import { countWaiting, letTimePass, readBooks } from '../books/read-books.ts';
import { until } from '../report.ts';
import { again, inParallel } from '../storm.ts';
import type { See } from './world.ts';

const BUYERS = 4;
const READERS = 2;
const STOCK = 1_000_000;
const WITHOUT_WRITES_MS = 20_000;
const WHOLE_WITHIN_MS = 180_000;
const FILLED_WITHIN_MS = 600_000;
const WRITES_BETWEEN = 5;
const USER = 'plinth';

/** Kills the primary again and again while buyers order, on three PostgreSQL, two web nodes and a worker. */
export async function proveFailover(
  see: See,
  { port, times }: { port: number; times: number },
): Promise<void> {
  const missing =
    missingPrograms({ haproxy: 'haproxy', patroni: 'patroni', etcd: 'etcd-server' }) ?? missingPostgres();
  if (missing !== undefined) return see(`failover not seen. ${missing}`, 0, 1);
  const folder = mkdtempSync(join(tmpdir(), 'plinth-failover-'));
  chmodSync(folder, 0o711);
  const cluster = makeCluster({ folder, port: port + 10 });
  const [front, door, standbys] = [port + 1, port + 2, port + 6];
  const haproxy = makeHaproxy(join(folder, 'haproxy.cfg'), {
    port: front,
    settings: deployFile('haproxy.cfg', [
      ['bind :8080', `bind 127.0.0.1:${front}`],
      ['10.0.0.11:3000', `127.0.0.1:${port + 3}`],
      ['10.0.0.12:3000', `127.0.0.1:${port + 4}`],
      ['127.0.0.1:5000', `127.0.0.1:${door}`],
      ['127.0.0.1:5001', `127.0.0.1:${standbys}`],
      ['check port 8008', 'check'],
      ...cluster.members.map(({ port: own, apiPort }, index): [string, string] => [
        `10.0.0.2${index + 1}:5432`,
        `127.0.0.1:${own} port ${apiPort}`,
      ]),
    ]),
  });
  const domain = `localhost:${front}`;
  const urlAt = (at: number) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${at}/plinth`;
  const databaseUrl = urlAt(door);
  const nodes = ['web', 'web', 'worker'].map((role, index) =>
    makeNode({
      port: port + 3 + index,
      appDomain: domain,
      dataDir: join(folder, 'data'),
      databaseUrl,
      env: { ROLE: role, DEMOS: 'demo', TRUST_PROXY: '2', DATABASE_REPLICA_URL: urlAt(standbys) },
      // Each commit of the demo is written on two of three databases that share this disk.
      readyWithinMs: FILLED_WITHIN_MS,
    }),
  );
  try {
    await cluster.start();
    if ((await until(() => cluster.isWhole(), WHOLE_WITHIN_MS)) < 0)
      throw new Error(`The cluster did not start. ${cluster.words()}`);
    await haproxy.start();
    await again(() => makeDatabaseAt(door));
    await Promise.all(nodes.map((node) => node.start()));
    await playFailovers(see, { cluster, front, nodePort: port + 3, domain, door, times });
  } finally {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await haproxy.end();
    await cluster.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const adminUrl = (door: number, name: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${door}/${name}`;

async function makeDatabaseAt(door: number): Promise<true> {
  const admin = await connect(adminUrl(door, 'postgres'));
  try {
    await admin.query(`create role ${USER} login password '${PASSWORD}'`);
    await admin.query(`create database plinth owner ${USER}`);
    return true;
  } finally {
    await admin.end();
  }
}

interface Stage {
  cluster: Cluster;
  front: number;
  nodePort: number;
  domain: string;
  door: number;
  times: number;
}

async function playFailovers(see: See, stage: Stage): Promise<void> {
  const { cluster, front, nodePort, domain, door, times } = stage;
  const shop = await openShop(nodePort, domain);
  const variantId = await shop.sell('Bought while the primary dies', STOCK);
  const acknowledged: { id: string; at: number }[] = [];
  const over = new AbortController();
  const reads = { all: 0, stale: 0, failed: [] as string[] };
  const read = async () => {
    const answer = await send(front, shop.host, 'GET', '/', { headers: { accept: 'text/html' } }).catch(
      String,
    );
    reads.all += 1;
    if (typeof answer === 'string' || answer.status !== 200)
      reads.failed.push(typeof answer === 'string' ? answer : `${answer.status}`);
    else if (answer.headers['cache-status'] !== undefined) reads.stale += 1;
    await pause(20);
  };
  const buy = async () => {
    const buyer = makeBuyer({ portOf: () => front, host: shop.host });
    const isOver = () => (over.signal.aborted ? true : undefined);
    await again(async () => isOver() ?? ((await buyer.add(variantId)).status === 200 ? true : undefined));
    const cart = await again(async () => isOver() ?? buyer.tellAddress());
    const placed = await again(async () => {
      if (cart === true || over.signal.aborted) return true;
      const answer = await buyer.place(cart.quote);
      return answer.status >= 500 || answer.status === 0 ? undefined : answer;
    });
    if (placed !== true && placed.orderId !== '')
      acknowledged.push({ id: placed.orderId, at: performance.now() });
  };
  await read();
  const load = inParallel(BUYERS + READERS, BUYERS + READERS, async (index) => {
    while (!over.signal.aborted) await (index < BUYERS ? buy() : read());
  });
  const gaps: number[] = [];
  try {
    for (let round = 1; round <= times; round += 1) {
      const before = acknowledged.length;
      await until(() => acknowledged.length >= before + WRITES_BETWEEN, WHOLE_WITHIN_MS);
      const victim = await cluster.primary();
      if (!victim) throw new Error(`There is no primary. ${cluster.words()}`);
      // One time PostgreSQL crashes, the next time its machine is gone.
      const isMachine = round % 2 === 0;
      const from = performance.now();
      await victim.kill(isMachine);
      await until(async () => ![undefined, victim].includes(await cluster.primary()), WHOLE_WITHIN_MS);
      // What was answered before the kill may still arrive: writing goes on with the first that was not.
      const known = acknowledged.length;
      await until(() => acknowledged.length >= known + WRITES_BETWEEN, WHOLE_WITHIN_MS);
      const gap = longestGap([from, ...acknowledged.map(({ at }) => at).filter((at) => at > from)]);
      gaps.push(gap);
      const what = isMachine ? 'machine' : 'PostgreSQL';
      console.log(`  ${round}: ${what} of ${victim.name} killed, ${gap} ms without writes`);
      if (!victim.patroni.isRunning()) victim.patroni.launch();
      if ((await until(() => cluster.isWhole(), WHOLE_WITHIN_MS)) < 0)
        throw new Error(`The cluster did not become whole again. ${cluster.words()}`);
    }
  } finally {
    over.abort();
    await load;
  }
  const admin = await connect(adminUrl(door, 'plinth'));
  const { rows } = await admin.query<{ id: string }>(`select id from sites where identifier = 'demo'`);
  const siteId = rows[0]?.id ?? '';
  await until(async () => {
    await letTimePass(admin);
    return (await countWaiting(admin, siteId)) === 0;
  }, WHOLE_WITHIN_MS);
  const firstStock = new Map([[variantId, STOCK]]);
  const findings = findFaults(
    await readBooks(admin, siteId, { firstStock, acknowledged: acknowledged.map(({ id }) => id) }),
  );
  await admin.end();
  const lost = findings.find(({ name }) => name === 'acknowledged orders lost')?.faults ?? [];
  const others = findings.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
  see(`primary killed ${times} times: orders acknowledged`, acknowledged.length);
  see('  of them lost', lost.length, 0, lost);
  see('  other faults in the books', others.length - lost.length, 0, others);
  see('  longest time without writes, ms', Math.max(...gaps));
  see('  longer than 20 s', gaps.filter((gap) => gap > WITHOUT_WRITES_MS).length, 0);
  see('  pages read meanwhile', reads.all);
  see('  from what is kept, as the database was away', reads.stale);
  see('  not answered', reads.failed.length, 0, reads.failed);
}

const longestGap = (times: readonly number[]) =>
  Math.round(Math.max(0, ...times.slice(1).map((at, index) => at - (times[index] ?? at))));
