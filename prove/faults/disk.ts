import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn, send } from '../../bench/client.ts';
import { connect } from '../../bench/connect.ts';
import { makeNode } from '../../bench/node.ts';
import { makeBuyer } from '../../bench/shop/buyer.ts';
import { openShop } from '../../bench/shop/owner.ts';
import { DEMO_OWNER } from '../../server/demo/owner.ts';
import { openEngine, type Engine } from '../../server/engine/engine.ts';
import { aDatabaseOn } from '../../server/testing/a-database.ts';
import { until } from '../report.ts';
import { inParallel } from '../storm.ts';
import { sendBytes } from './send-bytes.ts';
import type { FaultWorld } from './world.ts';

const DISK = 'size=450m';
const BUYERS = 20;
const FILLED_WITHIN_MS = 600_000;
const BACK_WITHIN_MS = 60_000;
const isAnswer = (status: number) => status === 200 || status === 503;

/** Database and files on a disk that is full from one moment to the next. */
export async function proveDiskFull({ see, port: base, env }: FaultWorld): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-disk-'));
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', disk]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return see('disk full: skipped, as only root may mount a small disk', 0);
  }
  for (const path of [folder, disk]) chmodSync(path, 0o711);
  const engineDir = join(disk, 'engine');
  let engine: Engine = await openEngine({ dataDir: engineDir, log: () => {} });
  let hasDied = false;
  void engine.died.then(() => (hasDied = true));
  const database = await aDatabaseOn(engine.adminUrl, 'plinth_disk');
  const port = base + 22;
  const domain = `localhost:${port}`;
  const node = makeNode({
    port,
    appDomain: domain,
    dataDir: join(disk, 'data'),
    databaseUrl: database.url,
    env: { ...env, DEMOS: 'demo' },
    readyWithinMs: FILLED_WITHIN_MS,
  });
  const filler = join(disk, 'filler');
  try {
    await node.start();
    const shop = await openShop(port, domain);
    const variantId = await shop.sell('Bought on a full disk', 1000);
    const buyers = await inParallel(BUYERS, 8, async () => {
      const buyer = makeBuyer({ portOf: () => port, host: shop.host });
      await buyer.add(variantId);
      return { buyer, quote: (await buyer.tellAddress()).quote };
    });
    const page = () => send(port, shop.host, 'GET', '/', { headers: { accept: 'text/html' } });
    const { cookie, crumb } = await logIn(port, domain, 'demo', DEMO_OWNER);
    await page();
    fill(filler);
    const placed = await Promise.all(
      buyers.map(({ buyer, quote }) => buyer.place(quote).catch(() => ({ status: 0, orderId: '' }))),
    );
    const path = `/api/assets?name=menu.pdf&crumb=${crumb}`;
    const upload = await sendBytes(
      { port, host: shop.host, cookie, method: 'POST', path },
      Buffer.from('%PDF-1.7\nthe menu\n'),
    );
    const from = performance.now();
    await send(port, domain, 'GET', '/readyz');
    see('disk full: /readyz within a second', Number(performance.now() - from < 1000), 1);
    see('  kept pages', (await page()).status, 200);
    see('  buyers whose order was taken', placed.filter(({ status }) => status === 200).length);
    see(
      '  buyers that got neither an order nor a refusal',
      placed.filter(({ status }) => !isAnswer(status)).length,
      0,
      placed.filter(({ status }) => !isAnswer(status)).map(({ status }) => String(status)),
    );
    see('  an upload is refused with', upload, 503);
    rmSync(filler);
    // Without a byte for its log PostgreSQL ends; whoever looks after it starts it again.
    see('  PostgreSQL gave up', Number(hasDied));
    if (hasDied) {
      await engine.stop().catch(() => {});
      engine = await openEngine({ dataDir: engineDir, log: () => {} });
    }
    const isReady = async () => (await send(port, domain, 'GET', '/readyz')).status === 200;
    see('  ready again by itself', Number((await until(isReady, BACK_WITHIN_MS)) >= 0), 1);
    const [last] = buyers;
    see('  buying once there is space', (await last?.buyer.place(last.quote))?.status ?? 0, 200);
    const books = await connect(database.url);
    const acknowledged = placed.map(({ orderId }) => orderId).filter(Boolean);
    const { rowCount } = await books.query('select from orders where id = any($1) and number is not null', [
      acknowledged,
    ]);
    await books.end();
    see('  acknowledged orders lost', acknowledged.length - (rowCount ?? 0), 0);
  } finally {
    rmSync(filler, { force: true });
    await node.end();
    await engine.stop().catch(() => {});
    spawnSync('umount', [disk]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** To the last byte. */
function fill(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (let size = 1024 * 1024; size >= 1; size = size > 1 ? Math.floor(size / 2) : 0) {
      const block = Buffer.alloc(size);
      try {
        for (;;) writeSync(file, block);
      } catch {
        // A smaller piece may still fit.
      }
    }
  } finally {
    closeSync(file);
  }
}
