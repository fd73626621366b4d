import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { aDatabaseOn } from '../../testing/a-database.ts';
import { newId } from '../../ids.ts';
import { StartProblem } from '../../start-problem.ts';
import { prepareDatabase } from '../migrate.ts';

const SOCKET_NAME = '.s.PGSQL.5432';
const KEY_MESSAGE = Buffer.from([0x4b, 0, 0, 0, 12]);

/** One connection that is given to whoever asks, as a pooler in transaction mode does, or one for each. */
type Mode = 'transaction' | 'session';

const adminUrl = inject('adminUrl');
const socketPath = join(new URL(adminUrl).searchParams.get('host') ?? '', SOCKET_NAME);
const user = `ordinary_${newId()}`;
const stranger = `stranger_${newId()}`;
let mine: Awaited<ReturnType<typeof aDatabaseOn>>;
let other: Awaited<ReturnType<typeof aDatabaseOn>>;
const open: { close: () => Promise<void> }[] = [];

beforeAll(async () => {
  await asAdmin(`create role ${user} login; create role ${stranger} login`);
  mine = await aDatabaseOn(adminUrl, 'plinth_pooled');
  other = await aDatabaseOn(adminUrl, 'plinth_other');
  for (const { name } of [mine, other]) await asAdmin(`alter database ${name} owner to ${user}`);
});
afterAll(async () => {
  for (const pooler of open) await pooler.close();
  await mine.drop();
  await other.drop();
  await asAdmin(`drop role ${user}, ${stranger}`);
});

async function asAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const asUser = (url: string, name = user) => {
  const address = new URL(url);
  address.username = name;
  return { connectionString: address.href };
};

/** As much of a pooler as a start looks at: it hides which process of PostgreSQL one talks to. */
async function aPooler(mode: Mode, database: string, as = user) {
  const shared = new Client({ ...asUser(database, as) });
  await shared.connect();
  const server = createServer((inside) => (mode === 'session' ? pipe(inside) : answer(inside, shared)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({
    async close() {
      server.close();
      await shared.end();
    },
  });
  const { port } = server.address() as AddressInfo;
  return { connectionString: `postgres://${as}@127.0.0.1:${port}/${new URL(database).pathname.slice(1)}` };
}

function pipe(inside: Socket): void {
  const outside = connect(socketPath);
  outside.on('data', (bytes: Buffer) => {
    const at = bytes.indexOf(KEY_MESSAGE);
    if (at >= 0) bytes.writeInt32BE(1, at + KEY_MESSAGE.length);
    inside.write(bytes);
  });
  inside.on('data', (bytes) => outside.write(bytes));
  for (const [one, two] of [
    [inside, outside],
    [outside, inside],
  ] as const) {
    one.on('error', () => {});
    one.on('close', () => two.destroy());
  }
}

const message = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const ready = message('Z', Buffer.from('I'));

/** Plain questions with one row of text for an answer are all it passes on. */
function answer(inside: Socket, shared: Client): void {
  let isGreeted = false;
  inside.on('error', () => {});
  inside.on('data', (bytes: Buffer) => {
    if (!isGreeted) {
      isGreeted = true;
      inside.write(
        Buffer.concat([message('R', int32(0)), message('K', Buffer.concat([int32(1), int32(1)])), ready]),
      );
    } else if (bytes[0] === 0x51) {
      const text = bytes.subarray(5, -1).toString();
      void shared.query<unknown[]>({ text, rowMode: 'array' }).then(({ rows, fields, command }) => {
        const columns = fields.map(({ name, dataTypeID }) =>
          Buffer.concat([Buffer.from(`${name}\0`), Buffer.alloc(6), int32(dataTypeID), Buffer.alloc(8)]),
        );
        const values = (rows[0] ?? []).map((value) => {
          const said = Buffer.from(typeof value === 'boolean' ? (value ? 't' : 'f') : String(value));
          return Buffer.concat([int32(said.length), said]);
        });
        const count = Buffer.from([0, columns.length]);
        inside.write(
          Buffer.concat([
            ...(columns.length > 0 ? [message('T', Buffer.concat([count, ...columns]))] : []),
            ...(values.length > 0 ? [message('D', Buffer.concat([count, ...values]))] : []),
            message('C', Buffer.from(`${command}\0`)),
            ready,
          ]),
        );
      });
    }
  });
}

const startBehind = async (pooled: { connectionString: string }, direct = asUser(mine.url)) =>
  prepareDatabase(direct, { pooled });

test('a pooler in transaction mode needs an address past it', async () => {
  const pooler = await aPooler('transaction', mine.url);
  await expect(prepareDatabase(pooler)).rejects.toThrow(
    'DATABASE_URL leads to a pooler in transaction mode.',
  );
  await expect(startBehind(pooler, pooler)).rejects.toThrow(
    'DATABASE_DIRECT_URL leads to a pooler in transaction mode.',
  );
});

test('one that keeps a connection for each client is as good as PostgreSQL itself', async () => {
  await expect(prepareDatabase(await aPooler('session', mine.url))).resolves.not.toHaveProperty('isPooled');
});

test('behind a pooler statements are not named, and missing limits are told', async () => {
  const pooled = await aPooler('transaction', mine.url);
  const said: string[] = [];
  const config = await prepareDatabase(asUser(mine.url), { pooled, say: (line) => said.push(line) });
  expect(config).toMatchObject({ isPooled: true });
  expect(said.join()).toContain('sets no limits of time');
  await asAdmin(
    `alter role ${user} set statement_timeout = 1000; alter role ${user} set lock_timeout = 1000`,
  );
  said.length = 0;
  const limited = await aPooler('transaction', mine.url);
  await prepareDatabase(asUser(mine.url), { pooled: limited, say: (line) => said.push(line) });
  expect(said.join()).not.toContain('sets no limits of time');
});

test('a pooler that leads elsewhere, or in as somebody else, is refused', async () => {
  await expect(startBehind(await aPooler('transaction', other.url))).rejects.toThrow('different databases');
  await expect(startBehind(await aPooler('transaction', mine.url, 'postgres'))).rejects.toThrow(
    'connects as “postgres”, who sees through row-level security.',
  );
  await expect(startBehind(await aPooler('transaction', mine.url, stranger))).rejects.toThrow(
    `connects as “${stranger}”, who may not write the tables`,
  );
  await expect(startBehind({ connectionString: 'postgres://x@127.0.0.1:1/x' })).rejects.toThrow(
    'The pooler of DATABASE_URL cannot be used: connect ECONNREFUSED',
  );
  await expect(startBehind(asUser(mine.url), asUser(mine.url, 'postgres'))).rejects.toThrow(
    'The user of DATABASE_DIRECT_URL sees through row-level security',
  );
});

test('a user who sees through row-level security and can make no lesser role is told so', async () => {
  const seer = `seer_${newId()}`;
  const own = await aDatabaseOn(adminUrl, 'plinth_seer');
  await asAdmin(`create role ${seer} login bypassrls; alter database ${own.name} owner to ${seer}`);
  const told = await prepareDatabase(asUser(own.url, seer)).catch((error: unknown) => error);
  await own.drop();
  await asAdmin(`drop role ${seer}`);
  expect(told).toBeInstanceOf(StartProblem);
  expect(told).toMatchObject({
    message:
      'The user of DATABASE_URL sees through row-level security and may not make a role that does not.',
    remedy: 'Use an ordinary user that owns the database, or let it make roles: alter role … createrole.',
  });
});
