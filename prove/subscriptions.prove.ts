/** Whether renewals are ever doubled, lost or wrong, however their workers die: a year of subscriptions in a minute or two. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { DAY_MS, HOUR_MS } from '../core/durations.ts';
import { connect } from '../bench/connect.ts';
import { prepareDatabase } from '../server/database/migrate.ts';
import { openEngine } from '../server/engine/engine.ts';
import { aDatabaseOn } from '../server/testing/a-database.ts';
import { makeRandom } from './random.ts';
import { progress, report, type Line } from './report.ts';
import { buildWorker } from './subscriptions/build-worker.ts';
import { openClub, PRICE, TIME_ZONE, type Club } from './subscriptions/club.ts';
import { hireCrew, type Crew } from './subscriptions/crew.ts';
import { centsOff } from './subscriptions/oracle.ts';
import { proveSteps } from './subscriptions/steps.ts';

const SUBSCRIBERS = Number(process.env.PROVE_SUBSCRIBERS ?? 1000);
const MONTHS = 12;
const SEQUENCES = Number(process.env.PROVE_SEQUENCES ?? 100_000);
const SEED = Number(process.env.PROVE_SEED ?? Date.now() % 100_000);
/** The clocks skip half past two on 28 March, and show it twice on 31 October. */
const STARTS = ['2027-01-28T01:30:00Z', '2027-01-31T01:30:00Z', '2027-01-31T10:00:00Z'] as const;
const FIRST_DAY = new Date('2027-01-31T12:00:00Z');
/** Before the thirteenth payment of anybody. */
const END = new Date('2028-01-28T00:00:00Z');
/** Each day's worker dies so many statements further on than the last, and begins anew where its day would end. */
const STATEMENTS_BETWEEN_DEATHS = 3;
const STATEMENTS_OF_A_DAY = 20;
/** So many stand by before the year begins, so that it is not the start of programs that is timed. */
const STANDING_BY = 20;
const isPlanted = process.argv.includes('--planted');
/** `--only=year` and the like, for one part of it. */
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const isWanted = (part: 'sequences' | 'year' | 'steps') => only === undefined || only === part;
const random = makeRandom(SEED);
const lines: Line[] = [];

const worker = await buildWorker();
if (isWanted('sequences')) proveProrations();
if (isWanted('year'))
  await withClub(async (club, client, crew) => {
    const subscribing = await timed(() => subscribeAll(club));
    const playing = await timed(() => playYear(club, client, crew));
    if (isPlanted) await plantDoubleCharge(client);
    const looking = await timed(() => lookThrough(client));
    // The proof's own work, which is not the shop's.
    lines.push(
      { name: 'seconds until all had subscribed', value: subscribing },
      { name: 'seconds of the proof around the year', value: oneDecimal(playing - crew.busyMs / 1000) },
      { name: 'seconds of looking at what is there afterwards', value: looking },
    );
  }, STANDING_BY);
if (isWanted('steps'))
  await withClub(async (club, client, crew) => void lines.push(...(await proveSteps(club, crew, client))));
report(`subscriptions, storm ${SEED}`, lines);

function proveProrations(): void {
  let off = 0;
  for (let count = 0; count < SEQUENCES; count += 1) off += centsOff(random);
  progress(`${SEQUENCES} random sequences of changes: ${off} cents off`);
  lines.push({ name: 'random sequences of changes', value: SEQUENCES });
  lines.push({ name: 'cents off', value: off, wanted: 0 });
}

async function withClub(
  work: (club: Club, client: Client, crew: Crew) => Promise<void>,
  standingBy?: number,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-prove-'));
  const engine = process.env.DATABASE_URL
    ? undefined
    : await openEngine({ dataDir: join(folder, 'engine'), log: () => {} });
  const database = await aDatabaseOn(process.env.DATABASE_URL ?? engine?.adminUrl ?? '', 'plinth_prove');
  try {
    const config = await prepareDatabase({ connectionString: database.url });
    const client = await connect(database.url);
    const club = await openClub(config, folder, random);
    const crew = await hireCrew(worker, JSON.stringify(config), folder, standingBy);
    await work(club, client, crew);
    lines.push({
      name: 'workers that failed',
      value: crew.failures.length,
      wanted: 0,
      faults: crew.failures,
    });
    await crew.dismiss();
    await club.stop();
    await client.end();
  } finally {
    await database.drop();
    await engine?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function subscribeAll(club: Club): Promise<void> {
  // Cards of the year before, which run out in this one.
  for (let month = 0; month < MONTHS; month += 1) {
    club.setClock(new Date(FIRST_DAY.getTime() - (365 - month * 30) * DAY_MS));
    await club.playCards();
  }
  const each = Math.ceil(SUBSCRIBERS / STARTS.length);
  for (const [index, start] of STARTS.entries()) {
    club.setClock(new Date(start));
    const until = Math.min(SUBSCRIBERS, (index + 1) * each);
    await club.subscribeAll(until - index * each, index * each);
    progress(`${until} of ${SUBSCRIBERS} subscribed`);
  }
}

/** Two workers each day. While there is something to renew one of them dies, each time a little further on. */
async function playYear(club: Club, client: Client, crew: Crew): Promise<void> {
  let offDays = 0;
  for (let day = FIRST_DAY; day < END; day = new Date(day.getTime() + DAY_MS)) {
    club.setClock(day);
    const due = await count(
      client,
      `select count(*) as value from subscriptions_due where due_at <= '${day.toISOString()}'`,
    );
    const isMonthly = day.getUTCDate() === 15;
    const playing = isMonthly ? club.playCards() : undefined;
    if (due === 0) await crew.keepTime(day);
    else await crew.keepTimeDying(day, 1 + ((crew.deaths * STATEMENTS_BETWEEN_DEATHS) % STATEMENTS_OF_A_DAY));
    // What the dead one left is taken up a little later.
    if (due > 0) await crew.keepTime(new Date(day.getTime() + HOUR_MS));
    await playing;
    if (due > 0 || isMonthly) offDays += await isOff(client, club);
    if (due > 0)
      progress(
        `${day.toISOString().slice(0, 10)}: ${due} due, ${crew.deaths} workers killed, ${offDays} days off`,
      );
  }
  const { ms, statements } = crew.work;
  lines.push(
    { name: 'seconds for the year', value: oneDecimal(crew.busyMs / 1000) },
    { name: 'of a processor, by both workers', value: oneDecimal(ms / 1000) },
    {
      name: 'statements of a hundred renewals',
      value: Math.round((100 * statements) / (SUBSCRIBERS * (MONTHS - 1))),
    },
    { name: 'workers killed', value: crew.deaths },
    { name: 'days on which the books were off', value: offDays, wanted: 0 },
  );
}

/** 1 where the ledger does not come to nothing, or cards are not worth what was issued and neither spent nor expired. */
async function isOff(client: Client, club: Club): Promise<number> {
  const all = await count(client, 'select sum(cents) as value from ledger_entries');
  const owed = await count(
    client,
    `select -sum(cents) as value from ledger_entries where account = 'giftCards'`,
  );
  const balances = await count(client, 'select sum(balance_cents) as value from gift_cards');
  return all === 0 && owed === club.owedCents() && balances === owed ? 0 : 1;
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** How many seconds it took. */
async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return oneDecimal((performance.now() - began) / 1000);
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
  const all = SUBSCRIBERS * MONTHS;
  const wanted: readonly [name: string, wanted: number, text: string][] = [
    ['orders', all, `select count(*) as value from orders where state = 'PENDING' and is_paid`],
    ['periods with their order', all, 'select count(distinct order_id) as value from subscription_periods'],
    ['charges', all, `select count(*) as value from test_payments where state = 'succeeded'`],
    ['cents taken', all * PRICE, `select sum(amount) as value from test_payments where state = 'succeeded'`],
    [
      'doubled charges',
      0,
      `select count(*) as value from (select 1 from test_payments where state = 'succeeded'
         group by reference having count(*) > 1) as doubled`,
    ],
    [
      'subscriptions without their twelve periods',
      0,
      `select count(*) as value from (select 1 from customer_subscriptions s
         left join subscription_periods p on p.subscription_id = s.id
         group by s.id having count(p.cycle) <> ${MONTHS} or max(p.cycle) <> ${MONTHS}) as off`,
    ],
    // The calendar of the database knows nothing of ours: a month after 31 January is 28 February, by the clock on the wall.
    [
      'periods that begin at another time of day, or on another day of the month',
      0,
      `select count(*) as value from (
         select p.starts_at, (first.starts_at at time zone '${TIME_ZONE}') + (p.cycle - 1) * interval '1 month' as wall
         from subscription_periods p
         join subscription_periods first on first.subscription_id = p.subscription_id and first.cycle = 1) as begun
       where starts_at at time zone '${TIME_ZONE}' <> wall and wall at time zone '${TIME_ZONE}' <> starts_at`,
    ],
    ['orders that never ended', 0, `select count(*) as value from orders where state = 'AWAITING'`],
    ['ledger', 0, 'select sum(cents) as value from ledger_entries'],
  ];
  lines.push({ name: 'subscribers', value: SUBSCRIBERS });
  for (const [name, value, text] of wanted)
    lines.push({ name, value: await count(client, text), wanted: value });
}
