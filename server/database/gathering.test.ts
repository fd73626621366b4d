import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs, type Jobs } from '../jobs.ts';
import { useApp } from '../testing/app.ts';
import type { Tx } from './database.ts';
import { askOnce, forEachBeside, gather, makeShared, makeTogether, statementForMany } from './gathering.ts';
import { Unavailable } from './unavailable.ts';

const kit = useApp();
const QUEUE = 'gathering-test';
let jobs: Jobs;
beforeAll(async () => {
  jobs = await startJobs(kit.db, { onError: () => {}, isWorker: false });
  await jobs.handle(QUEUE, async () => {});
});
afterAll(() => jobs.stop());

const keeping = statementForMany<{ siteId: string; purpose: string }, { purpose: string }>(
  'keep-secret-test',
  `with asked as (
     select * from json_to_recordset($1::json) as asked("siteId" text, purpose text, nth int)
   ), kept as (
     insert into site_secrets (site_id, purpose, secret) select "siteId", purpose, 'kept' from asked
     on conflict do nothing returning purpose
   ) select nth, purpose from asked join kept using (purpose)`,
);
const kept = (siteId: string) =>
  kit.db.site(siteId, async (tx) => {
    const { rows } = await tx.execute<{ purpose: string }>(sql`select purpose from site_secrets order by 1`);
    return rows.map(({ purpose }) => purpose);
  });
const jobsOf = async () => {
  const { rows } = await kit.db.pool.query<{ data: { name: string } }>(
    'select data from jobs.job where name = $1',
    [QUEUE],
  );
  return rows.map(({ data }) => data.name).sort();
};

const echoing = statementForMany<{ at: Date | null; body: object }, { at: Date | null; body: object }>(
  'echo-test',
  `select nth, at, body from json_to_recordset($1::json) as asked(at timestamptz, body jsonb, nth int)`,
);

test('moments come as they are, in a row and within what it holds, and stay as they are in what was handed in', async () => {
  const { id: siteId } = await kit.aSite();
  const at = new Date('2027-03-28T01:30:00.123Z');
  const asked = [
    { at, body: { at } },
    { at: null, body: {} },
    { at: new Date(at), body: {} },
  ];
  for (const items of [asked, asked.slice(0, 1)]) {
    const answers = await kit.db.site(siteId, (tx) => echoing(tx, items));
    expect(answers).toEqual(items.map((item) => ({ ...item, body: JSON.parse(JSON.stringify(item.body)) })));
  }
  expect(asked[0]).toEqual({ at, body: { at } });
});

test('what many ask alike is asked once, and each hears of its own', async () => {
  const { id: siteId } = await kit.aSite();
  let calls = 0;
  const answers = await kit.db.siteGathered(siteId, (tx, end) =>
    forEachBeside(['one', 'two', 'two', 'three'], async (purpose) => {
      const [row] = await keeping(tx, [{ siteId, purpose }]);
      const [length] = await gather(tx, 'lengths', [purpose], async (all) => {
        calls += 1;
        return all.map((each) => each.length);
      });
      end(() => jobs.enqueue(tx, QUEUE, { name: purpose }));
      return [row?.purpose, length];
    }),
  );
  expect(answers.map(([, length]) => length)).toEqual([3, 3, 3, 5]);
  expect([answers[0]?.[0], answers[3]?.[0]]).toEqual(['one', 'three']);
  expect(calls).toBe(1);
  expect(await kept(siteId)).toEqual(['one', 'three', 'two']);
  expect(await jobsOf()).toEqual(['one', 'three', 'two', 'two']);
});

test('what all of them ask in the same words is asked once, also where the answer is nothing', async () => {
  const { id: siteId } = await kit.aSite();
  let calls = 0;
  const ask = async () => {
    calls += 1;
    return undefined;
  };
  await kit.db.siteGathered(siteId, async (tx) => {
    const answers = await forEachBeside([1, 2, 3], () => askOnce(tx, 'nothing', ask));
    expect(answers).toEqual([undefined, undefined, undefined]);
  });
  expect(calls).toBe(1);
});

test('one that fails undoes all, and nobody writes behind it', async () => {
  const { id: siteId } = await kit.aSite();
  const work = (tx: Tx) =>
    forEachBeside(['quick', 'slow'], async (purpose) => {
      if (purpose === 'quick') throw new Error('It does not want to.');
      await tx.execute(sql`select 1`);
      await keeping(tx, [{ siteId, purpose }]);
    });
  await expect(kit.db.siteGathered(siteId, work)).rejects.toThrow('does not want');
  expect(await kept(siteId)).toEqual([]);
});

test('a job that a transaction ends with is part of it', async () => {
  const { id: siteId } = await kit.aSite();
  const before = await jobsOf();
  const broken = kit.db.site(siteId, async (tx, end) => {
    end(() => tx.execute(sql`select 1 / 0`));
    end(() => jobs.enqueue(tx, QUEUE, { name: 'never' }));
  });
  await expect(broken).rejects.toThrow();
  expect(await jobsOf()).toEqual(before);
});

test('the planner knows of one thing that it is one, so that no table is read through for it', async () => {
  const { id: siteId } = await kit.aSite();
  const plan = await kit.db.site(siteId, async (tx) => {
    expect(await keeping(tx, [{ siteId, purpose: 'single' }])).toEqual([{ purpose: 'single' }]);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain execute "keep-secret-test-one"('{}')`,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Function Scan on json_to_record \w+ .*rows=1 /);
});

/** Items that go together, each batch let go by hand. */
function aFerry(lanes = 1) {
  const trips: { items: readonly string[]; end: (error?: Error) => void }[] = [];
  const go = makeTogether<string, string>(
    (owner, items) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) =>
          error ? reject(error) : resolve(items.map((item) => `${owner} ${item}`));
        trips.push({ items, end });
      }),
    { lanes, atMost: 3 },
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { go, trips, settled, items: () => trips.map(({ items }) => items) };
}

test('who comes first goes at once, and those who come meanwhile go together', async () => {
  const { go, trips, settled, items } = aFerry();
  const all = ['a', 'b', 'c', 'd', 'e'].map((item) => go('one', item));
  const other = go('two', 'x');
  expect(items()).toEqual([['a'], ['x']]);
  trips[0]?.end();
  trips[1]?.end();
  await settled();
  expect(items().slice(2)).toEqual([['b', 'c', 'd']]);
  trips[2]?.end();
  await settled();
  trips[3]?.end();
  expect(await Promise.all([...all, other])).toEqual([
    ...['a', 'b', 'c', 'd', 'e'].map((item) => `one ${item}`),
    'two x',
  ]);
});

test('one that fails does not keep the others, and nobody asks twice of a database that is away', async () => {
  const { go, trips, settled, items } = aFerry();
  const outcomes = Promise.allSettled(['a', 'b', 'c'].map((item) => go('one', item)));
  trips[0]?.end();
  await settled();
  trips[1]?.end(new Error('One of them is wrong.'));
  await settled();
  expect(items().slice(2)).toEqual([['b'], ['c']]);
  trips[2]?.end(new Error('This one.'));
  trips[3]?.end();
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);

  const away = aFerry();
  const refused = Promise.allSettled(['a', 'b', 'c'].map((item) => away.go('one', item)));
  away.trips[0]?.end();
  await away.settled();
  away.trips[1]?.end(new Unavailable('Away.'));
  expect((await refused).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(away.trips).toHaveLength(2);
});

test('work that is shared begins anew for those who ask while it is under way, once for all of them', async () => {
  const under: PromiseWithResolvers<void>[] = [];
  const share = makeShared(() => {
    const begun = Promise.withResolvers<void>();
    under.push(begun);
    return begun.promise;
  });
  const done: string[] = [];
  const ask = (name: string) => share().then(() => done.push(name));
  const first = ask('first');
  const [second, third] = [ask('second'), ask('third')];
  expect(under).toHaveLength(1);
  under[0]?.resolve();
  await first;
  expect(done).toEqual(['first']);
  await expect.poll(() => under.length).toBe(2);
  const fourth = ask('fourth');
  under[1]?.reject(new Error('no'));
  await expect(second).rejects.toThrow('no');
  await expect(third).rejects.toThrow('no');
  await expect.poll(() => under.length).toBe(3);
  under[2]?.resolve();
  await fourth;
  expect(done).toEqual(['first', 'fourth']);
});
