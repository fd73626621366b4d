import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#core/durations.ts';
import { newId } from './ids.ts';
import { RETRIES, startJobs, type Attempt, type Jobs } from './jobs.ts';
import { useApp } from './testing/app.ts';

const kit = useApp();
const SOON = { timeout: 15_000, interval: 50 };
let jobs: Jobs;
beforeAll(async () => {
  jobs = await startJobs(kit.db, { onError: () => {}, lookSeconds: 1, pollSeconds: 0.1 });
});
afterAll(() => jobs.stop());

interface Row {
  state: string;
  wait: number;
  retry_count: number;
}

async function rowOf(queue: string): Promise<Row | undefined> {
  const { rows } = await kit.db.pool.query<Row>(
    `select state, extract(epoch from start_after - now())::float as wait, retry_count
     from jobs.job where name = $1`,
    [queue],
  );
  return rows[0];
}

/** Time passes: whatever waits is due, and has been tried so often. */
const tried = (queue: string, times: number) =>
  kit.db.pool.query('update jobs.job set retry_count = $2, start_after = now() where name = $1', [
    queue,
    times,
  ]);

/** A queue whose work fails as long as it is told to. */
async function aQueue() {
  const name = `test-${newId()}`;
  const fate = { isDown: true, attempts: [] as Attempt[], done: 0 };
  await jobs.handle(name, async (_data, attempt) => {
    fate.attempts.push(attempt);
    if (fate.isDown) throw new Error('It is away.');
    fate.done += 1;
  });
  await jobs.begin();
  return { name, fate };
}

const deadOf = async (queue: string) => (await jobs.report()).find((line) => line.queue === queue)?.dead ?? 0;

test('a start leaves most connections to others, though all queues ask for their work at once', () => {
  expect(kit.db.pool.totalCount).toBeLessThan(10);
});

test('waits grow from seconds to hours, over four days at least', () => {
  const shortest = Array.from({ length: RETRIES.limit }, (_, index) =>
    Math.min(RETRIES.longestSeconds, RETRIES.firstSeconds * 2 ** index),
  );
  expect(shortest.reduce((sum, wait) => sum + wait, 0) * 1000).toBeGreaterThan(4 * DAY_MS);
  expect(shortest.slice(0, 4).reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(60);
});

test('small pieces of work go on beside each other, and one that fails keeps no other', async () => {
  const name = `test-${newId()}`;
  const PIECES = 3;
  let waiting = 0;
  const all = Promise.withResolvers<void>();
  await jobs.handle(
    name,
    async ({ piece }) => {
      waiting += 1;
      if (waiting === PIECES) all.resolve();
      await all.promise;
      if (piece === '1') throw new Error('It does not want to.');
    },
    { isBeside: true },
  );
  for (let piece = 0; piece < PIECES; piece += 1)
    await jobs.enqueue(kit.db.platform, name, { piece: `${piece}` });
  await jobs.begin();
  const states = async () => {
    const { rows } = await kit.db.pool.query<Row>('select state from jobs.job where name = $1', [name]);
    return rows.map(({ state }) => state).toSorted();
  };
  await vi.waitFor(async () => expect(await states()).toEqual(['completed', 'completed', 'retry']), SOON);
});

describe('work that fails', () => {
  test('waits longer each time, ends as a dead letter, and is done when somebody retries it', async () => {
    const { name, fate } = await aQueue();
    await jobs.enqueue(kit.db.platform, name, {});
    await vi.waitFor(async () => expect(await rowOf(name)).toMatchObject({ state: 'retry' }), SOON);
    expect((await rowOf(name))?.wait).toBeGreaterThan(RETRIES.firstSeconds / 2);

    await tried(name, 30);
    await vi.waitFor(async () => expect((await rowOf(name))?.wait).toBeGreaterThan(3600), SOON);
    expect(fate.attempts.at(-1)).toEqual({ isLast: false });

    await tried(name, RETRIES.limit - 1);
    await vi.waitFor(async () => expect(await deadOf(name)).toBe(1), SOON);
    expect(fate.attempts.at(-1)).toEqual({ isLast: true });

    fate.isDown = false;
    expect(await jobs.retryDead(name)).toBe(1);
    await vi.waitFor(() => expect(fate.done).toBe(1), SOON);
    expect(await deadOf(name)).toBe(0);
  });

  test('is hurried once what it waited for is back', async () => {
    const { name, fate } = await aQueue();
    await jobs.enqueue(kit.db.platform, name, {});
    await vi.waitFor(async () => expect(await rowOf(name)).toMatchObject({ state: 'retry' }), SOON);
    await tried(name, 30);
    await vi.waitFor(async () => expect((await rowOf(name))?.wait).toBeGreaterThan(3600), SOON);
    fate.isDown = false;
    await jobs.hurry(name);
    await vi.waitFor(() => expect(fate.done).toBe(1), SOON);
  });
});

test('of long work so many go on beside each other as may, and the next follows at once', async () => {
  const name = `test-${newId()}`;
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((end) => ends.push(end));
  await jobs.handle(name, work, { mayTakeSeconds: 60, atOnce: 2 });
  await jobs.begin();
  for (const n of ['1', '2', '3']) await jobs.enqueue(kit.db.platform, name, { n });
  await vi.waitFor(() => expect(ends).toHaveLength(2), SOON);
  expect(jobs.held().filter(({ queue }) => queue === name)).toHaveLength(2);
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(3), SOON);
  for (const end of ends) end();
});

test('work of a node that died is freed within two minutes, and counts as one try', async () => {
  const name = `test-${newId()}`;
  await jobs.handle(name, async () => {});
  await jobs.enqueue(kit.db.platform, name, {});
  // As a node leaves it that fetched the work and was killed.
  await kit.db.pool.query(
    `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '31 s' where name = $1`,
    [name],
  );
  await vi.waitFor(async () => expect(await rowOf(name)).toMatchObject({ state: 'retry' }), SOON);
});

test('queues of an earlier version learn the new waits', async () => {
  const { name } = await aQueue();
  await kit.db.pool.query('update jobs.queue set retry_delay = 0, retry_limit = 3 where name = $1', [name]);
  const next = await startJobs(kit.db, { onError: () => {}, lookSeconds: 1, pollSeconds: 0.1 });
  await next.handle(name, async () => {});
  await next.stop();
  const { rows } = await kit.db.pool.query('select retry_limit from jobs.queue where name = $1', [name]);
  expect(rows).toEqual([{ retry_limit: RETRIES.limit }]);
});
