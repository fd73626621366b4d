import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { newId } from '../ids.ts';
import { StartProblem } from '../start-problem.ts';
import { aDatabaseOn } from '../testing/a-database.ts';
import { prepareDatabase } from './migrate.ts';

const adminUrl = inject('adminUrl');
const seer = `seer_${newId()}`;
let database: Awaited<ReturnType<typeof aDatabaseOn>>;

beforeAll(async () => {
  database = await aDatabaseOn(adminUrl, 'plinth_seer');
  await asAdmin(`create role ${seer} login bypassrls; alter database ${database.name} owner to ${seer}`);
});
afterAll(async () => {
  await database.drop();
  await asAdmin(`drop role ${seer}`);
});

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

test('a user who sees through row-level security and can make no lesser role is told so', async () => {
  const url = new URL(database.url);
  url.username = seer;
  const told = await prepareDatabase({ connectionString: url.href }).catch((error: unknown) => error);
  expect(told).toBeInstanceOf(StartProblem);
  expect(told).toMatchObject({
    message:
      'The user of DATABASE_URL sees through row-level security and may not make a role that does not.',
    remedy: 'Use an ordinary user that owns the database, or let it make roles: alter role … createrole.',
  });
});
