import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs, type Jobs } from '../jobs.ts';
import { useApp } from '../testing/app.ts';
import type { Tx } from './database.ts';
import { forEachBeside, gather, statementForMany } from './gathering.ts';

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
