import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDatabase } from '../database/migrate.ts';
import { findBinaries, majorOf } from '../engine/binaries.ts';
import { openEngine } from '../engine/engine.ts';
import { StartProblem } from '../start-problem.ts';
import { aScratchFolder } from '../testing/scratch.ts';
import { moveCluster } from './move-cluster.ts';
import { binariesIn } from './older-engine.ts';

const base = aScratchFolder();
const dataDir = join(base, 'data');
const stateDir = join(base, 'state');

beforeAll(async () => {
  await inDatabase(async (url) => {
    await prepareDatabase({ connectionString: url });
    await ask(
      url,
      `insert into accounts (id, email, name, password_hash) values ('a1', 'ada@example.com', 'Ada', 'x')`,
    );
  });
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

async function inDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const engine = await openEngine({ dataDir, stateDir, log: () => {} });
  try {
    return await work(engine.adminUrl);
  } finally {
    await engine.stop();
  }
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const identity = () =>
  inDatabase((url) => ask(url, 'select system_identifier::text, email from pg_control_system(), accounts'));

test('all rows go to a new database, and the old one is set aside whole', async () => {
  const [before, email] = await identity();
  const from = findBinaries();
  const { rows, aside } = await moveCluster({ dataDir, from, stateDir });
  expect(rows).toBeGreaterThan(0);
  expect(aside).toContain(`postgresql-${majorOf(from.version)}.`);
  const [after, moved] = await identity();
  expect(moved).toBe(email);
  expect(after).not.toBe(before);
  expect(readdirSync(dataDir)).not.toContain('upgrade');

  // The way back.
  const place = aside.slice(0, aside.indexOf('.postgresql-'));
  renameSync(place, `${place}.newer`);
  await expect(identity()).rejects.toThrow('one that an upgrade set aside');
  renameSync(aside, place);
  expect(await identity()).toEqual([before, email]);
});

test('a move that fails leaves the database as it is', async () => {
  const before = await identity();
  const nothing = { dir: join(base, 'nowhere'), version: '19.0' };
  await expect(moveCluster({ dataDir, from: findBinaries(), to: nothing, stateDir })).rejects.toThrow();
  expect(await identity()).toEqual(before);
  expect(readdirSync(dataDir)).not.toContain('upgrade');
});

test('a folder without PostgreSQL is refused with a sentence', () => {
  expect(() => binariesIn(base, '17')).toThrow(StartProblem);
});
