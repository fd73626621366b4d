/** Whether renewals are ever doubled, lost or wrong, however their workers die: a year of subscriptions in seconds. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Client } from 'pg';
import { NEW_PRODUCT, NEW_VARIANT } from '../core/commerce/catalogue/product-fields.ts';
import { DAY_MS } from '../core/durations.ts';
import { toCents } from '../core/money/currency.ts';
import { connect } from '../bench/connect.ts';
import { setTimeout } from 'node:timers/promises';
import { Failure } from '../contract/errors.ts';
import { insertAccount } from '../server/accounts/store.ts';
import { loadBundle } from '../server/bundle/bundle.ts';
import { makeDatabase } from '../server/database/database.ts';
import { prepareDatabase } from '../server/database/migrate.ts';
import { openEngine } from '../server/engine/engine.ts';
import { newId } from '../server/ids.ts';
import { startJobs } from '../server/jobs.ts';
import { makeServices } from '../server/services.ts';
import { makeSite } from '../server/sites/new-site.ts';
import { aDatabaseOn } from '../server/testing/a-database.ts';
import { A_CONTACT, GOOD_CARD } from '../server/testing/a-product.ts';
import { smallTemplate } from '../server/testing/small-template.ts';
import { testVault } from '../server/testing/vault.ts';
import { makeRandom } from './random.ts';
import { report, type Line } from './report.ts';
import { centsOff } from './subscriptions/oracle.ts';

const SUBSCRIBERS = Number(process.env.PROVE_SUBSCRIBERS ?? 1000);
const MONTHS = 12;
const SEQUENCES = Number(process.env.PROVE_SEQUENCES ?? 100_000);
const SEED = Number(process.env.PROVE_SEED ?? Date.now() % 100_000);
const KILLED_AFTER_MS = 400;
const START = new Date('2027-01-31T10:00:00Z');
/** Before the thirteenth payment. */
const END = new Date('2028-01-31T09:00:00Z');
const WORKER = new URL('./subscriptions/worker.ts', import.meta.url).pathname;
const failures: string[] = [];
const isPlanted = process.argv.includes('--planted');
const random = makeRandom(SEED);
const lines: Line[] = [];

proveProrations();
await proveYear();
report(`subscriptions, storm ${SEED}`, lines);

function proveProrations(): void {
  let off = 0;
  for (let count = 0; count < SEQUENCES; count += 1) off += centsOff(random);
  lines.push({ name: 'random sequences of changes', value: SEQUENCES });
  lines.push({ name: 'cents off', value: off, wanted: 0 });
}

async function proveYear(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-prove-'));
  const engine = process.env.DATABASE_URL
    ? undefined
    : await openEngine({ dataDir: join(folder, 'engine'), log: () => {} });
  const database = await aDatabaseOn(process.env.DATABASE_URL ?? engine?.adminUrl ?? '', 'plinth_prove');
  try {
    const config = await prepareDatabase({ connectionString: database.url });
    await subscribeAll(config, folder);
    const began = performance.now();
    const kills = await playYear(JSON.stringify(config), folder);
    lines.push({ name: 'seconds for the year', value: Math.round((performance.now() - began) / 1000) });
    lines.push({ name: 'workers killed', value: kills });
    const client = await connect(database.url);
    if (isPlanted) await plantDoubleCharge(client);
    await lookThrough(client);
    await client.end();
  } finally {
    await database.drop();
    await engine?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A shop with one plan and many who have just subscribed to it. */
async function subscribeAll(config: Parameters<typeof makeDatabase>[0], filesDir: string): Promise<void> {
  const db = makeDatabase(config);
  const jobs = await startJobs(db, { onError: () => {}, isWorker: false });
  const services = await makeServices({
    db,
    jobs,
    bundle: await loadBundle(),
    vault: testVault,
    filesDir,
    appDomain: 'plinth.test',
    isSecure: false,
    allowsTestPayments: true,
    logLevel: 'silent',
    now: () => START,
  });
  const ownerId = newId();
  await insertAccount(db.platform, {
    id: ownerId,
    email: 'owner@example.com',
    name: 'Owner',
    passwordHash: '',
    emailVerifiedAt: START,
  });
  const siteId = await makeSite(services, { identifier: 'club', template: smallTemplate, ownerId });
  const site = await services.sites.find(siteId);
  if (!site) throw new Error('The site was not made.');
  const product = must(
    await services.products.create(
      { siteId, accountId: ownerId },
      {
        ...NEW_PRODUCT,
        title: 'Coffee',
        isSubscription: true,
        variants: [{ ...NEW_VARIANT, price: toCents(1000), unlimited: true }],
      },
    ),
  );
  const { opening, subscribing } = services.shop.subscriptions;
  const variantId = product.variants[0]?.id ?? '';
  for (let count = 0; count < SUBSCRIBERS; count += 1) {
    const { cartToken } = must(await opening.open(site, { variantId, quantity: 1 }, '/'));
    const contact = { ...A_CONTACT, email: `s${count}@example.com`, mayRemind: false };
    must(await services.shop.carts.saveContact({ site, token: cartToken }, contact));
    const { cart } = must(await opening.read(site, cartToken));
    const wish = { customerId: null, quote: cart.quote, way: 'card', method: GOOD_CARD } as const;
    must(await subscribing.place(site, cartToken, wish));
  }
  await jobs.stop();
  await db.close();
}

function must<T>(result: T | Failure): T {
  if (result instanceof Failure) throw new Error(`${result.sentence} ${JSON.stringify(result.details)}`);
  return result;
}

interface Worker {
  child: ChildProcess;
  /** Says whether it came to the end of what was due. */
  keepTime: (at: Date) => Promise<boolean>;
}

async function startWorker(config: string, folder: string): Promise<Worker> {
  const child = spawn(process.execPath, [WORKER, config, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const heard = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  // Whoever is killed while it is spoken to hears nothing any more.
  child.stdin.on('error', () => {});
  await heard.next();
  return {
    child,
    async keepTime(at) {
      child.stdin.write(`${at.toISOString()}\n`);
      const { value, done } = await heard.next();
      if (typeof value === 'string' && value.startsWith('failed')) failures.push(value);
      return done !== true;
    },
  };
}

/** Two workers each day; on the days of renewals one of them dies in the middle of it. */
async function playYear(config: string, folder: string): Promise<number> {
  const workers = await Promise.all([0, 1].map(() => startWorker(config, folder)));
  let kills = 0;
  for (let day = 0; day <= MONTHS * 31; day += 1) {
    const at = new Date(START.getTime() + day * DAY_MS);
    if (at >= END) break;
    const [first, second] = workers;
    if (!first || !second) throw new Error('There are two workers.');
    const work = [first.keepTime(at), second.keepTime(at)];
    const isRenewal = new Date(at.getTime() + DAY_MS).getUTCDate() === 1;
    if (isRenewal) {
      await Promise.race([setTimeout(random() * KILLED_AFTER_MS), Promise.all(work)]);
      second.child.kill('SIGKILL');
      kills += 1;
      await Promise.all(work);
      workers[1] = await startWorker(config, folder);
    }
    await Promise.all(work);
  }
  // What a dead worker left is taken up a little later.
  const [last] = workers;
  await last?.keepTime(new Date(END.getTime() - DAY_MS / 2));
  for (const { child } of workers) child.kill('SIGKILL');
  return kills;
}

async function count(client: Client, text: string): Promise<number> {
  const { rows } = await client.query<{ value: string | number | null }>(text);
  return Number(rows[0]?.value ?? 0);
}

/** A second charge for a period that was paid, as a careless retry would make it. */
async function plantDoubleCharge(client: Client): Promise<void> {
  await client.query(
    `insert into test_payments (id, key, reference, card, amount, currency, state, problem, secret)
     select id || 'x', key || 'x', reference, card, amount, currency, state, problem, secret
     from test_payments where state = 'succeeded' limit 1`,
  );
}

async function lookThrough(client: Client): Promise<void> {
  const wanted = SUBSCRIBERS * MONTHS;
  const orders = await count(
    client,
    `select count(*) as value from orders where state = 'PENDING' and is_paid`,
  );
  const periods = await count(client, 'select count(*) as value from subscription_periods');
  const charged = await count(
    client,
    `select count(*) as value from test_payments where state = 'succeeded'`,
  );
  const taken = await count(
    client,
    `select sum(amount) as value from test_payments where state = 'succeeded'`,
  );
  const doubled = await count(
    client,
    `select count(*) as value from (select 1 from test_payments where state = 'succeeded'
       group by reference having count(*) > 1) as doubled`,
  );
  const ledger = await count(client, 'select sum(cents) as value from ledger_entries');
  const waiting = await count(client, `select count(*) as value from orders where state = 'AWAITING'`);
  const lateOnes = await count(
    client,
    `select count(*) as value from customer_subscriptions
     where extract(day from period_end at time zone 'UTC') < 28`,
  );
  lines.push(
    { name: 'subscribers', value: SUBSCRIBERS },
    { name: 'orders', value: orders, wanted },
    { name: 'periods with their order', value: periods, wanted },
    { name: 'charges', value: charged, wanted },
    { name: 'cents taken', value: taken, wanted: wanted * 1000 },
    { name: 'doubled charges', value: doubled, wanted: 0 },
    { name: 'ledger', value: ledger, wanted: 0 },
    { name: 'orders that never ended', value: waiting, wanted: 0 },
    { name: 'off the last day of the month', value: lateOnes, wanted: 0 },
    { name: 'workers that failed', value: failures.length, wanted: 0, faults: failures },
  );
}
